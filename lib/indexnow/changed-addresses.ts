import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locale';
import { pageUrl } from '@/lib/seo/addresses';
import type { ShopClient } from '@/lib/supabase/shop-client';
import type { ProductChanges } from './changes';

const sliceSize = 100;
const columns = 'sku,name_en';
const rowsSchema = z.array(z.object({ sku: z.string(), name_en: z.nullable(z.string()) }));

const addressesOf = (sku: string, hasEnglish: boolean) =>
  locales
    .filter((locale) => hasEnglish || locale === 'ar')
    .map((locale) => pageUrl(locale, `/product/${sku}`));

/** A product that is no longer published may have had both pages. */
async function* byName(client: ShopClient, skus: readonly string[]): AsyncGenerator<string> {
  for (let start = 0; start < skus.length; start += sliceSize) {
    const slice = skus.slice(start, start + sliceSize);
    const response = await client
      .from('shop_products_view')
      .select(columns)
      .in('sku', slice)
      .throwOnError();
    const rows = new Map(rowsSchema.parse(response.data).map(({ sku, name_en }) => [sku, name_en]));
    for (const sku of slice) yield* addressesOf(sku, rows.get(sku) !== null);
  }
}

async function* byTime(
  client: ShopClient,
  since: number,
  except: ReadonlySet<string>,
): AsyncGenerator<string> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const response = await client
      .from('shop_products_view')
      .select(columns)
      .gte('updated_at', new Date(since).toISOString())
      .gt('sku', after)
      .order('sku')
      .limit(sliceSize)
      .throwOnError();
    const rows: z.infer<typeof rowsSchema> = rowsSchema.parse(response.data);
    for (const { sku, name_en } of rows)
      if (!except.has(sku)) yield* addressesOf(sku, name_en !== null);
    after = rows.at(-1)?.sku;
  }
}

/** The addresses of changed products in every language in which they have their own page, without duplicates. */
export async function* changedAddresses(
  client: ShopClient,
  { skus, since }: ProductChanges,
): AsyncGenerator<string> {
  yield* byName(client, [...skus]);
  if (since !== null) yield* byTime(client, since, skus);
}
