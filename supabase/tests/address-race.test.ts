import { expect, test } from '@jest/globals';
import type postgres from 'postgres';
import { sampleShoppers } from './engines/migrations';
import { ownPostgres } from './engines/own-postgres';

const shopper = 'd0000000-0000-4000-8000-000000000001';
const abroad = '00000000-0000-4000-8000-0000000000a0';

const own = ownPostgres(10, (database) => database.exec(sampleShoppers));

const put = (place: string, isDefault: boolean) =>
  own.sql.begin(async (call) => {
    await call`select set_config('request.jwt.claim.sub', ${shopper}, true)`;
    await call`set local role authenticated`;
    await call`select public.create_or_update_user_address(${shopper}, ${abroad}, ${place}, null, null, ${isDefault})`;
  });

test('keeps one default, no duplicates and at most ten addresses after thirty concurrent calls', async () => {
  await own.database.exec('delete from public.addresses');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, number) =>
      put(`Place ${String(number % 12)}`, number % 3 === 0),
    ),
  );
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as postgres.PostgresError).code] : [],
  );
  expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ['PT409'] : []));
  const kept = await own.database.query<{ shipping_address: string; is_default: boolean }>(
    'select shipping_address, is_default from public.addresses',
  );
  expect(kept.filter(({ is_default }) => is_default)).toHaveLength(1);
  expect(new Set(kept.map(({ shipping_address }) => shipping_address)).size).toBe(kept.length);
  expect(kept.length).toBeLessThanOrEqual(10);
});
