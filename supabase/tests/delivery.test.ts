import { expect, test } from '@jest/globals';
import { fc } from '../../scripts/test/fast-check.mjs';
import { sampleCatalogue } from './engines/migrations';
import { onEngines, rolledBack } from './on-engines';

const egypt = '00000000-0000-4000-8000-0000000000e9';
const cart = JSON.stringify([{ id: 'b0000000-0000-4000-8000-000000000003', qty: 2 }]);

const fee = fc.integer({ min: 0, max: 20_000 });
/** Possible settings of staff: some governorates and areas have their own fee. */
const anyFees = fc.record({
  cities: fc.array(fee, { maxLength: 27 }),
  areas: fc.array(fee, { maxLength: 60 }),
  unlisted: fee,
  seed: fc.integer(),
});

/** Every governorate's promised fees, with the checkout's charge in each of its areas. */
const promisedAndCharged = `
  with promised as (
    select * from jsonb_to_recordset(public.delivery_rates())
      as rate (city_id uuid, name text, from_pt bigint, to_pt bigint)),
  charged as (
    select area.city_id, min(shipping_pt) as from_pt, max(shipping_pt) as to_pt, count(*) as areas
    from public.areas as area join public.cities as city on city.id = area.city_id,
    lateral (select (public.quote_order($1::text::jsonb, area.id, $2) ->> 'shipping_pt')::bigint as shipping_pt) as quoted
    where city.country_id = $2
    group by area.city_id)
  select promised.from_pt::float8 as promised_from, promised.to_pt::float8 as promised_to,
    charged.from_pt::float8 as charged_from, charged.to_pt::float8 as charged_to, charged.areas::float8 as areas
  from promised full join charged using (city_id)`;

type Row = Record<
  'promised_from' | 'promised_to' | 'charged_from' | 'charged_to' | 'areas',
  number | null
>;

onEngines(
  (database) => {
    test('promises for a governorate what the checkout charges in its areas', async () => {
      const property = fc.asyncProperty(anyFees, ({ cities, areas, unlisted, seed }) =>
        rolledBack(database(), async () => {
          await database().exec(`
            delete from public.shipping_city_rates;
            delete from public.shipping_area_rates;
            update public.pricing_settings set unlisted_shipping_pt = ${String(unlisted)};`);
          const set = (table: string, key: string, source: string, fees: number[]) =>
            database().query(
              `insert into public.${table} (${key}, amount_pt)
               select id, (array[${[...fees, 0].join(', ')}])[place]
               from (select id, row_number() over (order by md5(id::text || $1)) as place from public.${source}) as drawn
               where place <= ${String(fees.length)}`,
              [String(seed)],
            );
          await set('shipping_city_rates', 'city_id', 'cities', cities);
          await set('shipping_area_rates', 'area_id', 'areas', areas);
          const rows = await database().query<Row>(promisedAndCharged, [cart, egypt]);
          expect(rows).toHaveLength(27);
          expect(rows.reduce((sum, row) => sum + Number(row.areas), 0)).toBe(396);
          for (const row of rows)
            expect(row).toMatchObject({
              charged_from: row.promised_from,
              charged_to: row.promised_to,
            });
        }),
      );
      await fc.assert(property, { numRuns: 8 });
    });

    test('estimates the quotes for the cheapest and the most expensive area', async () => {
      const [row] = await database().query<{ estimate: unknown; cairo: unknown; badr: unknown }>(
        `select public.delivery_estimate($1::text::jsonb, city.id) as estimate,
           (select public.quote_order($1::text::jsonb, id, $2) from public.areas where city_id = city.id and name_en = 'Maadi') as cairo,
           (select public.quote_order($1::text::jsonb, id, $2) from public.areas where city_id = city.id and name_en = 'Madinty') as badr
         from public.cities as city where name_en = 'Cairo'`,
        [cart, egypt],
      );
      const { estimate, cairo, badr } = row as Record<string, Record<string, number>>;
      expect(estimate).toEqual({
        subtotal_pt: 19_800,
        fee_pt: cairo?.['fee_pt'],
        shipping_from_pt: 5_000,
        shipping_to_pt: 6_000,
        total_from_pt: cairo?.['total_pt'],
        total_to_pt: badr?.['total_pt'],
      });
    });
  },
  (database) => database.exec(sampleCatalogue),
);
