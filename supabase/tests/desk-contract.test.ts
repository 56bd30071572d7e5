import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { deskLog } from '@/lib/desk/contract/log';
import {
  deskAnswerMessage,
  deskCloseMessage,
  deskMessage,
  deskMessages,
} from '@/lib/desk/contract/messages';
import { deskOrder } from '@/lib/desk/contract/order';
import {
  deskCloseRefund,
  deskMoveOrder,
  deskNoteRefund,
  deskRefundOrder,
  deskResendMail,
  deskRestockOrder,
  deskSettleReview,
} from '@/lib/desk/contract/order-steps';
import { deskOrders } from '@/lib/desk/contract/orders';
import { deskPacking, deskStartPacking } from '@/lib/desk/contract/packing';
import type { DeskProcedure } from '@/lib/desk/contract/procedure';
import {
  deskProduct,
  deskProducts,
  deskSetPrice,
  deskSetStock,
} from '@/lib/desk/contract/products';
import { deskPromos, deskSavePromo, promoTermsSchema } from '@/lib/desk/contract/promos';
import { deskSales } from '@/lib/desk/contract/sales';
import { confirmStaff } from '@/lib/desk/contract/session';
import { deskClearSearches, deskSearches } from '@/lib/desk/contract/searches';
import { deskCheckTracking, deskShipOrder, deskTakeTracking } from '@/lib/desk/contract/shipping';
import { deskToday } from '@/lib/desk/contract/today';
import { deskFunctions } from './desk-functions';
import { type TestDatabase } from './engines/engine';
import { sampleCatalogue, sampleOrders, sampleShoppers } from './engines/migrations';
import { onEngines } from './on-engines';
import { validDeskArguments } from './http/testing/valid-desk-calls';

const hana = 'd0000000-0000-4000-8000-0000000000a1';
const book = 'b0000000-0000-4000-8000-000000000003';
const message = 'c0000000-0000-4000-8000-000000000001';
const another = 'c0000000-0000-4000-8000-000000000002';

const prepared = `
insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
values ('${hana}', 'hana@example.com', now(), '{"full_name": "هناء سمير"}');
select public.add_staff('hana@example.com', 'the owner');
select public.send_contact_message('${message}', 'ar', 'order', 'منى', 'mona@example.com', 'أين طلبي؟', '01012345678', order_number)
from public.orders where status = 'processing';
select public.send_contact_message('${another}', 'en', 'book', 'Omar', 'omar@example.com', 'Is there a new edition?');
insert into public.inventory (product_id, on_hand) values ('${book}', 3)
on conflict (product_id) do update set on_hand = 3;
`;

const called = new Set<string>();

/** A value as an SQL literal; arrays of text become database arrays, other composite values JSON. */
function literal(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value) && typeof value[0] === 'string'
        ? `{${value.join(',')}}`
        : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

async function callDatabase<N extends string, A extends object, T>(
  database: TestDatabase,
  { name, answer }: DeskProcedure<N, A, T>,
  takes: A,
): Promise<T> {
  const named = Object.entries(takes).map(([key, value]) => `${key} => ${literal(value)}`);
  const [row] = await database.rows(`select public.${name}(${named.join(', ')})::text as said`);
  const said: unknown = JSON.parse(z.string().parse(row?.said));
  const read = answer.parse(said);
  // Nothing outside the contract is sent to a page.
  expect(read).toEqual(said);
  called.add(name);
  return read;
}

onEngines(
  (database) => {
    test('returns exactly what the contract of each function declares', async () => {
      called.clear();
      const of = database();
      const call = <N extends string, A extends object, T>(
        procedure: DeskProcedure<N, A, T>,
        takes: A,
      ) => callDatabase(of, procedure, takes);
      const id = { pending: '', paid: '' };
      for (const { order_id, status } of await of.query<{ order_id: string; status: string }>(
        'select order_id, status from public.orders',
      ))
        if (status === 'pending') id.pending = order_id;
        else id.paid = order_id;

      await of.exec(`select set_config('request.jwt.claim.sub', '${hana}', false)`);
      expect(await call(confirmStaff, {})).toMatchObject({ email: 'hana@example.com' });
      const today = await call(deskToday, { p_first: 3, p_low_stock_at: 4 });
      expect([today.to_pack.count, today.messages.count, today.low_stock.count]).toEqual([1, 2, 2]);
      const { orders } = await call(deskOrders, { p_query: 'منى', p_limit: 1 });
      expect(orders).toHaveLength(1);
      const order = await call(deskOrder, { p_order_id: id.paid });
      const [refused] = order.mails as [(typeof order.mails)[number]];
      expect(order.moves.map(({ to_status }) => to_status)).toContain('cancelled');
      expect((await call(deskPacking, {})).pick_list).toHaveLength(1);
      await call(deskStartPacking, { p_order_ids: [id.paid, id.pending] });
      const rows = [
        { order_number: order.order_number.toLowerCase(), number: 'JT0000001' },
        { order_number: 'ZD', courier: 'aramex', number: '6.0E+11' },
      ];
      const checked = await call(deskCheckTracking, { p_rows: rows, p_courier: 'J&T Express' });
      expect(checked.rows.map(({ verdict }) => verdict)).toEqual(['ok', 'unknown_order']);
      expect(await call(deskTakeTracking, { p_rows: rows, p_courier: 'jt-express' })).toMatchObject(
        {
          taken: 1,
        },
      );
      await call(deskShipOrder, {
        p_order_id: id.paid,
        p_from_status: 'shipped',
        p_shipping_provider_id: 'aramex',
        p_number: '٩٠٠٠٠٠٠٠٠٢',
        p_expected_number: 'JT0000001',
      });
      await call(deskRefundOrder, {
        p_order_id: id.paid,
        p_transaction_id: order.may.refunds[0]!.transaction_id,
        p_amount_pt: 1_000,
        p_reason: 'a torn cover',
        p_restock: false,
        p_cancel: false,
        p_expected_up_to_pt: order.may.refunds[0]!.up_to_pt!,
      });
      await of.exec(`update private.refunds
        set state = 'in_doubt', attempts = 1, called_at = now(), returned_before_pt = 0`);
      const { refunds } = await call(deskOrder, { p_order_id: id.paid });
      await call(deskCloseRefund, {
        p_refund_id: refunds[0]!.refund_id,
        p_outcome: 'refunded',
        p_note: 'seen in the dashboard',
      });
      // As if it were money of another currency, and the first mail had come back.
      await of.exec(`update private.payment_charges set doubt = 'currency_mismatch'`);
      await call(deskNoteRefund, {
        p_order_id: id.paid,
        p_transaction_id: order.may.refunds[0]!.transaction_id,
        p_amount_pt: 500,
        p_note: 'in cash',
      });
      await of.exec(`update private.mails set state = 'refused', ended_at = now()
        where mail_id = '${refused.mail_id}'`);
      await call(deskResendMail, { p_mail_id: refused.mail_id });
      await of.exec(`update public.order_payment set review_reason = 'suspicious' where settles`);
      const { reviews } = await call(deskToday, {});
      await call(deskSettleReview, {
        p_order_payment_id: reviews.first[0]!.order_payment_id,
        p_review_reason: 'suspicious',
        p_note: 'all is well',
      });
      await call(deskMoveOrder, {
        p_order_id: id.pending,
        p_from_status: 'pending',
        p_to_status: 'cancelled',
      });
      // As if it had been paid, of a book whose copies are counted.
      await of.exec(`
        insert into private.stock_holds (order_id, product_id, quantity, state, settled_at)
        select order_id, product_id, quantity, 'consumed', now()
        from public.order_products where order_id = '${id.pending}' limit 1`);
      await call(deskRestockOrder, { p_order_id: id.pending });

      await call(deskMessages, { p_state: 'open', p_limit: 1 });
      await call(deskAnswerMessage, {
        p_message_id: message,
        p_answer: 'في الطريق إليك',
        p_expected_answers: 0,
      });
      await call(deskCloseMessage, {
        p_message_id: another,
        p_expected_state: 'open',
        p_note: 'called',
      });
      await call(deskMessage, { p_message_id: message });

      const { products } = await call(deskProducts, { p_query: 'أحياء' });
      await call(deskSetPrice, {
        p_product_id: book,
        p_expected_price_pt: products.find(({ product_id }) => product_id === book)!
          .retail_price_pt,
        p_price_pt: 12_500,
      });
      const { on_hand } = await call(deskProduct, { p_product_id: book });
      await call(deskSetStock, {
        p_product_id: book,
        p_expected_on_hand: on_hand,
        p_on_hand: 40,
        p_reason: 'delivered by the printer',
      });
      await call(deskSavePromo, {
        p_promo_id: null,
        p_expected_version: null,
        p_promo: promoTermsSchema.parse(validDeskArguments.desk_save_promo.p_promo),
      });
      await call(deskPromos, {});
      await of.exec(`insert into private.search_misses (query, near) values ('شقندح', false)`);
      expect(await call(deskSearches, {})).toMatchObject({ total: 1 });
      expect(await call(deskClearSearches, { p_query: 'شقندح' })).toEqual({ cleared: 1 });
      await call(deskSales, { p_from: '2026-01-01', p_to: '2026-12-31' });
      const { entries } = await call(deskLog, { p_limit: 100 });
      expect(new Set(entries.map(({ action }) => action)).size).toBe(16);
      const seen = await call(deskOrder, { p_order_id: id.paid });
      expect(seen.log).toHaveLength(8);
      expect(seen.mails.length).toBeGreaterThan(1);
      expect([...called].sort()).toEqual([...deskFunctions]);
    });
  },
  (database) => database.exec(sampleCatalogue + sampleShoppers + sampleOrders + prepared),
);
