import type postgres from 'postgres';
import { type OwnPostgres } from './engines/own-postgres';

export interface Placed {
  order_id: string;
  order_number: string;
  total_pt: number;
  created: boolean;
}

export interface Started {
  order_payment_id: string;
  merchant_ref: string;
}

export interface PaymentEvent {
  provider: string;
  order_payment_id: string;
  event_key: string;
  merchant_ref: string;
  source: string;
  status: string;
  amount_pt: number;
  currency: string;
  provider_order_id?: string;
  transaction_id?: string;
  reference_expires_at?: string;
}

export interface Applied {
  outcome: string;
  payment_status: string | null;
  order_status: string | null;
  refund_due: boolean;
}

/** A refusal that is returned because raising it would roll back its own record. */
interface KeptRefusal {
  code: string;
  message: string;
}

function orThrow(placed: Placed | KeptRefusal): Placed {
  if ('code' in placed) throw Object.assign(new Error(placed.message), { code: placed.code });
  return placed;
}

const egypt = '00000000-0000-4000-8000-0000000000e9';
const maadi = '00000000-0000-4000-8003-000001000021';

// Every possible contradiction between two of these.
const contradictions = `
select 'reserved' as about, product_id::text as what from public.inventory
where reserved <> (select coalesce(sum(quantity), 0) from private.stock_holds as hold
  where hold.product_id = inventory.product_id and state = 'held')
union all
select 'hold of a ' || status || ' order', order_id::text from public.orders join private.stock_holds using (order_id)
where state <> case status when 'pending' then 'held' when 'cancelled' then 'released' else 'consumed' end
  and not (status = 'cancelled' and state in ('consumed', 'restocked')
    and exists (select from public.order_payment where order_payment.order_id = orders.order_id and settles))
union all
select 'settled but ' || status, order_id::text from public.orders
where status = 'pending' and exists (select from public.order_payment as payment where payment.order_id = orders.order_id and settles)
union all
select 'not settled but ' || status, order_id::text from public.orders
where status not in ('pending', 'cancelled')
  and not exists (select from public.order_payment as payment where payment.order_id = orders.order_id and settles and paid_pt = total_pt)
union all
select 'money kept', order_id::text from public.orders
where not refund_due and exists (select from public.order_payment as payment
  where payment.order_id = orders.order_id and payment.status = 'PAID' and (orders.status = 'cancelled' or not settles))
union all
select 'paid by no charge', order_payment_id::text from public.order_payment as payment
where paid_pt > 0 and not exists (select from private.payment_charges as charge
  where charge.order_payment_id = payment.order_payment_id and charge.transaction_id = payment.provider_reference)
union all
select 'refunds', order_id::text from public.orders where refund_due <> private.owes_refund(order_id, status)
union all
select 'history', order_id::text from public.orders
where status <> (select to_status from public.order_status_changes as change
  where change.order_id = orders.order_id order by "timestamp" desc limit 1)
union all
select 'history of payment', order_payment_id::text from public.order_payment
where status <> (select status.status from public.payment_status as status
  where status.order_payment_id = order_payment.order_payment_id order by "timestamp" desc limit 1)`;

/**
 * Calls of shoppers and providers, each in its own transaction as through the REST interface. The database need
 * not be open yet.
 */
export function shoppersOf(own: Pick<OwnPostgres, 'sql'>) {
  const as = <T>(shopper: string, work: (call: postgres.TransactionSql) => Promise<T>) =>
    own.sql.begin(async (call) => {
      await call`select set_config('request.jwt.claim.sub', ${shopper}, true)`;
      await call`set local role authenticated`;
      return work(call);
    }) as Promise<T>;

  return {
    /** That many confirmed shoppers, by their identifiers. */
    async signUp(count: number): Promise<string[]> {
      const rows = await own.sql<{ id: string }[]>`
        insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
        select id, id || '@example.com', now(), '{"full_name": "منى علي", "phone": "01012345678"}'
        from (select gen_random_uuid() as id from generate_series(1, ${count})) as new
        returning id`;
      return rows.map(({ id }) => id);
    },

    place: (
      shopper: string,
      products: string[],
      { key = crypto.randomUUID(), promo = null as string | null } = {},
    ) =>
      as(shopper, async (call) => {
        const items = products.map((product_id) => ({ product_id, quantity: 1 }));
        const [row] = await call<{ placed: Placed | KeptRefusal }[]>`
          select public.place_order(${key}, ${call.json(items)}, ${egypt}, ${maadi}, '5 شارع 9', null, ${promo}) as placed`;
        return row!.placed;
      }).then(orThrow),

    async startPayment(shopper: string, order: Placed, provider = 'fawry'): Promise<Started> {
      const [row] = await own.sql<{ started: Started }[]>`
        select public.start_payment(${shopper}, ${order.order_id}, ${provider}, 'any', now() + interval '2 days') as started`;
      return row!.started;
    },

    cancel: (shopper: string, order: Placed) =>
      as(shopper, async (call) => call`select public.cancel_order(${order.order_id})`),

    async report(event: PaymentEvent): Promise<Applied> {
      const [row] = await own.sql<{ applied: Applied }[]>`
        select public.apply_payment_event(${own.sql.json({ ...event })}) as applied`;
      return row!.applied;
    },

    /** The effect of a message: it is stored, and the provider is to be queried. */
    async hint(started: Started): Promise<void> {
      const hint = { provider: 'fawry', source: 'webhook', merchant_ref: started.merchant_ref };
      await own.sql`select public.note_payment_hint(${own.sql.json({ ...hint, event_key: crypto.randomUUID() })})`;
    },

    /** Makes the order expire, and runs the scheduled cleanup. */
    async expire(order: Placed): Promise<void> {
      await own.sql`update public.orders set expires_at = now() - interval '1 minute'
        where order_id = ${order.order_id} and status = 'pending'`;
      await own.sql`select public.mark_payment_checked(order_payment_id) from public.order_payment where order_id = ${order.order_id}`;
      await own.sql`select public.expire_orders(100)`;
    },

    async ownerOf(order: Placed): Promise<string> {
      const [row] = await own.sql<{ user_id: string }[]>`
        select user_id from public.orders where order_id = ${order.order_id}`;
      return row!.user_id;
    },

    async historyOf(order: Placed): Promise<string[]> {
      const rows = await own.sql<{ status: string }[]>`
        select status.status from public.payment_status as status join public.order_payment using (order_payment_id)
        where order_id = ${order.order_id} order by "timestamp"`;
      return rows.map(({ status }) => status);
    },

    /** Rows of impossible states; must be empty. */
    inconsistencies: async () => [...(await own.sql.unsafe(contradictions))],
  };
}

/** Successful results, and the tokens of the refusals. Any other error is thrown. */
export async function outcomes<T>(
  calling: Promise<T>[],
): Promise<{ answers: T[]; refusals: string[] }> {
  const settled = await Promise.allSettled(calling);
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const errors = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as postgres.PostgresError] : [],
  );
  for (const error of errors) if (!/^PT4/.test(error.code)) throw error;
  return { answers, refusals: errors.map(({ message }) => message) };
}
