import { expect, test } from '@jest/globals';
import { isDeskRefusal } from '../../lib/desk/contract/refusals.ts';
import { paymobMethods } from '../functions/_shared/contracts/paymob-methods.ts';
import { refundEndings } from '../functions/_shared/contracts/refund-refusals.ts';
import { couriers } from '../functions/_shared/contracts/track-shipments.ts';
import { type TestDatabase } from './engines/engine';
import { migrations } from './engines/migrations';
import { onEngines } from './on-engines';

const nobody = '00000000-0000-4000-8000-000000000000';

/** The refusal of a call; 'none' if it succeeds. */
const refusalOf = (database: TestDatabase, sql: string, parameters: unknown[]) =>
  database.query(sql, parameters).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

// The migrations repeat the lists of the contracts.
onEngines((database) => {
  test.each(['any', ...paymobMethods])('accepts the payment method %s', async (method) => {
    const sql = `select public.start_payment($1, $1, 'paymob', $2, now() + interval '1 hour')`;
    expect(await refusalOf(database(), sql, [nobody, method])).toContain('order_not_found');
    const [row] = await database().query<{ check: string }>(`
      select pg_get_constraintdef(oid) as check from pg_constraint
      where conrelid = 'public.order_payment'::regclass and pg_get_constraintdef(oid) like '%requested_method%'`);
    expect(row?.check).toContain(`'${method}'`);
  });

  test.each(couriers)('tracks parcels of %s', async (courier) => {
    const sql = `select public.own_bill_codes($1, array['SIMJT-1'])`;
    expect(await refusalOf(database(), sql, [courier])).toBe('none');
    const [row] = await database().query<{ check: string }>(`
      select pg_get_constraintdef(oid) as check from pg_constraint
      where conrelid = 'private.tracking_answers'::regclass and pg_get_constraintdef(oid) like '%courier = ANY%'`);
    expect(row?.check).toContain(`'${courier}'`);
  });

  test('maps a shipping provider’s name to every courier', async () => {
    const meant = await database().query<{ courier: string | null }>(
      `select private.courier_of(name) as courier from public.shipping_providers`,
    );
    expect(meant.map(({ courier }) => courier)).toEqual(expect.arrayContaining([...couriers]));
  });

  test('lists the same reasons why a refund may fail', async () => {
    const [row] = await database().query<{ words: string[] }>(
      'select private.refund_refusals() as words',
    );
    expect([...(row?.words ?? [])].sort()).toEqual([...refundEndings].sort());
  });
});

test('has a text at the desk for every refusal of a refund', () => {
  const files = migrations.filter(({ file }) => /_refund(?:s|_ends)\.sql$/.test(file));
  const sql = files.map((each) => each.sql).join('\n');
  const raised = [...sql.matchAll(/using message = '(\w+)'/g)].map(([, token]) => token);
  const [, charges = ''] = /function private\.refundable_charges([^$]+\$\$[^$]+)/.exec(sql) ?? [];
  const chosen = [...charges.matchAll(/then '(\w+)'/g)].map(([, token]) => token);
  const found = new Set([...raised, ...chosen]);
  expect(found.size).toBeGreaterThan(15);
  // The first is never returned; the desk identifies an order in one way, and always names the charge.
  for (const other of ['refund_is_frozen', 'invalid_order', 'charge_not_named'])
    found.delete(other);
  expect([...found].filter((token) => !isDeskRefusal(token ?? ''))).toEqual([]);
});
