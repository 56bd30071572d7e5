import { expect, test } from '@jest/globals';
import { ownPostgres } from './engines/own-postgres';
import { fillCatalogue } from './large-catalogue';
import { fillOrders, hana } from './many-orders';

const size = 20_000;
const books = 5_000;

const own = ownPostgres(1, async (_, sql) => {
  await fillCatalogue(sql, books);
  await fillOrders(sql, size);
  await sql.unsafe(`select set_config('request.jwt.claim.sub', '${hana}', false)`);
});

type Explained = { 'QUERY PLAN': [{ Plan: Record<string, number> }] };

/** Pages of 8 KiB that a call reads, in all of its functions together, once the caches are warm. */
async function readBy(call: string): Promise<number> {
  let pages = 0;
  for (let round = 0; round < 3; round += 1) {
    const [answer] = await own.sql.unsafe<Explained[]>(
      `explain (analyze, buffers, timing off, format json) select ${call}`,
    );
    const { Plan } = answer!['QUERY PLAN'][0];
    pages = Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']! + Plan['Temp Read Blocks']!;
  }
  return pages;
}

const [aDay, aYear] = ['current_date - 1, current_date', 'current_date - 365, current_date'];
const city = `(select city_id from private.order_index limit 1)`;
const order = `(select order_id from public.orders order by order_id limit 1)`;

/**
 * The most pages that a call may read: a quarter more than measured. Each list has fifty entries, whose lines and
 * payments are looked up; reading all orders would cost more than a thousand pages.
 */
const calls: Record<string, [string, number]> = {
  'the newest orders': ['public.desk_orders()', 1_200],
  'all that are delivered': [`public.desk_orders(p_status => 'delivered')`, 1_300],
  'all to pack': [`public.desk_orders(p_needs => 'to_pack')`, 1_200],
  'refunds due': [`public.desk_orders(p_needs => 'refund')`, 200],
  'payments to look at': [`public.desk_orders(p_needs => 'review')`, 200],
  'a governorate': [`public.desk_orders(p_city_id => ${city})`, 1_300],
  'a governorate, a provider and a status': [
    `public.desk_orders(p_city_id => ${city}, p_provider => 'paymob', p_status => 'cancelled')`,
    250,
  ],
  'days long ago': [
    `public.desk_orders(p_from => current_date - 300, p_to => current_date - 299)`,
    1_300,
  ],
  'an order number': [`public.desk_orders((select order_number from public.orders limit 1))`, 200],
  'the end of an order number': [
    `public.desk_orders((select lower(right(order_number, 4)) from public.orders limit 1))`,
    200,
  ],
  'a phone number': [`public.desk_orders((select phone from public.orders limit 1))`, 200],
  'the end of a phone number': [
    `public.desk_orders((select right(phone, 5) from public.orders limit 1))`,
    2_300,
  ],
  'an e-mail address': [`public.desk_orders('reader77123@example.com')`, 150],
  'a tracking number': [`public.desk_orders('JT0000077123')`, 150],
  'a name that few have': [
    `public.desk_orders((select first_name || ' ' || last_name from public.orders limit 1))`,
    300,
  ],
  'a name that one in eight has': [`public.desk_orders('محمد')`, 2_600],
  'the beginning that all phone numbers share': [`public.desk_orders('0100')`, 2_500],
  'a name that nobody has': [`public.desk_orders('زكريا')`, 150],
  today: ['public.desk_today()', 700],
  'one order': [`public.desk_order(${order})`, 300],
  'two hundred to pack': ['public.desk_packing()', 3_700],
  'messages that wait': [`public.desk_messages('open')`, 150],
  'messages by name': [`public.desk_messages(p_query => 'علي')`, 250],
  'a product by its name': [`public.desk_products('نسخة77')`, 300],
  'products that run out': [`public.desk_products(p_filter => 'low')`, 750],
  'sales of two days': [`public.desk_sales(${aDay})`, 3_100],
  // Figures are counted again, from the orders of the requested days.
  'sales of a year': [`public.desk_sales(${aYear})`, 140_000],
};

test.each(Object.entries(calls))('%s', async (_, [call, most]) => {
  expect(await readBy(call)).toBeLessThan(most);
});
