/** Every way in which orders and stock could contradict each other; no rows is correct. */
const contradictions = `
select 'oversold' as about, product_id::text as what from public.inventory
where reserved > on_hand
  or reserved <> (select coalesce(sum(quantity), 0) from private.stock_holds as hold
    where hold.product_id = inventory.product_id and state = 'held')
union all
select 'without its holds', order_id::text from public.order_products join public.inventory using (product_id)
where not exists (select from private.stock_holds as hold
  where hold.order_id = order_products.order_id and hold.product_id = order_products.product_id)
union all
select 'lines differ from the subtotal', order_id::text from public.orders
where subtotal_pt <> (select coalesce(sum(line_pt), 0) from public.order_products as line where line.order_id = orders.order_id)
union all
select 'one key, many orders', idempotency_key::text from public.orders
group by user_id, idempotency_key having count(*) > 1`;

/**
 * Compares the database with the responses to shoppers. `outcomes`: one entry per key, `{ key, order_id }`, the latter
 * undefined if no response arrived. Returns a sentence per inconsistency, and the number of orders.
 */
export async function checkOrders(sql, outcomes) {
  const wrong = (await sql.unsafe(contradictions)).map(({ about, what }) => `${about}: ${what}`);
  const stored = await sql`select order_id, idempotency_key as key from public.orders`;
  const ordersByKey = new Map();
  for (const { key, order_id } of stored)
    ordersByKey.set(key, [...(ordersByKey.get(key) ?? []), order_id]);
  const lost = outcomes.filter(
    ({ key, order_id }) => order_id && !ordersByKey.get(key)?.includes(order_id),
  );
  const double = outcomes.filter(({ key }) => (ordersByKey.get(key)?.length ?? 0) > 1);
  return {
    orders: stored.length,
    lost: lost.length,
    double: double.length,
    oversold: wrong.filter((sentence) => sentence.startsWith('oversold')).length,
    wrong,
  };
}
