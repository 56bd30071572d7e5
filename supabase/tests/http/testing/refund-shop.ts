import postgres from 'postgres';
import { type Cluster, startCluster } from '../../../local/testing/postgres-cluster.ts';
import { type CheckoutShop, openCheckoutShop, type ShopResponse } from './checkout-shop.ts';
import { control, delivered, paymentFacts, payments } from './payer.ts';

export interface RefundRow {
  refund_id: string;
  amount_pt: number;
  state: string;
  attempts: number;
  answer: string | null;
  refusal: string | null;
}

export interface WithdrawalRow {
  state: string;
  outcome: string | null;
  attempts: number;
  answer: string | null;
}

/** A shop on a PostgreSQL server, whose tests can inspect refunds and advance their time. */
export async function openRefundShop() {
  const cluster: Cluster = await startCluster();
  const shop = await openCheckoutShop({
    BACKEND_DATABASE_URL: 'postgres:///postgres',
    PGHOST: cluster.host,
    PGUSER: 'postgres',
  });
  const sql = postgres({ host: cluster.host, database: 'postgres', username: 'postgres', max: 4 });
  return { shop, sql, ...callsOf(shop, sql), close: () => close(shop, sql, cluster) };
}

async function close(shop: CheckoutShop, sql: postgres.Sql, cluster: Cluster): Promise<void> {
  await sql.end();
  await shop.close();
  await cluster.stop();
}

function callsOf(shop: CheckoutShop, sql: postgres.Sql) {
  const post = (path: string, json: object) =>
    shop.asServer(`rpc/${path}`, { json }) as Promise<Record<string, unknown>>;

  return {
    /** Requests a refund as staff; returns a refusal's token. */
    async request(
      orderId: string,
      amountPt: number | null = null,
      restock = false,
    ): Promise<unknown> {
      const answer = await post('refund_order', {
        p_order_id: orderId,
        p_amount_pt: amountPt,
        p_reason: 'الكتاب نفد',
        p_restock: restock,
      });
      return answer['refund_id'] ? answer['amount_pt'] : answer['message'];
    },
    closeRefund: (id: string, outcome: string) =>
      post('close_refund', { p_refund_id: id, p_outcome: outcome, p_note: 'سألنا المزوّد' }),
    cancel: (orderId: string) =>
      post('move_order', { p_order_id: orderId, p_to: 'cancelled', p_reason: 'نفد' }),
    /** Runs the scheduled function with everything queued for an order due, and nothing else. */
    async run(orderId: string): Promise<ShopResponse> {
      await sql`update private.refunds set next_at = case order_id when ${orderId} then now() else 'infinity' end
        where state in ('queued', 'calling', 'accepted')`;
      await sql`update private.withdrawals as withdrawal
        set next_at = case order_id when ${orderId} then now() else 'infinity' end
        from public.order_payment as payment
        where payment.order_payment_id = withdrawal.order_payment_id and withdrawal.state = 'queued'`;
      const response = await shop.invoke('run-refunds', {}, shop.gateway.keys.reconcileSecret);
      if (response.body['failed'] !== 0) throw new Error(JSON.stringify(response));
      for (const sandbox of ['fawry', 'paymob'] as const) await delivered(shop, sandbox);
      return response;
    },
    /** Advances the time of an order's refunds by this many minutes. */
    async later(orderId: string, minutes: number): Promise<void> {
      await sql`update private.refunds set called_at = called_at - ${minutes} * interval '1 minute',
        answered_at = answered_at - ${minutes} * interval '1 minute'
        where state in ('calling', 'accepted') and order_id = ${orderId}`;
    },
    refunds: async (orderId: string): Promise<RefundRow[]> => [
      ...(await sql<
        RefundRow[]
      >`select refund_id, amount_pt::integer, state, attempts, answer, refusal
        from private.refunds where order_id = ${orderId} order by created_at, refund_id`),
    ],
    withdrawals: async (orderId: string): Promise<WithdrawalRow[]> => [
      ...(await sql<WithdrawalRow[]>`select withdrawal.state, outcome, attempts, answer
        from private.withdrawals as withdrawal join public.order_payment using (order_payment_id)
        where order_id = ${orderId} order by withdrawal.created_at`),
    ],
    facts: (orderId: string) => paymentFacts(shop, orderId),
    attempts: async (orderId: string) => (await payments(shop, orderId)).payments,
    arrange: (sandbox: 'fawry' | 'paymob', scenario: string, times = 1) =>
      control(shop, sandbox, 'scenario', { scenario, times }),
  };
}

export type RefundShop = Awaited<ReturnType<typeof openRefundShop>>;
