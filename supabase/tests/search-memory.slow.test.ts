import { expect, test } from '@jest/globals';
import { type TestDatabase } from './engines/engine';
import { onEngines } from './on-engines';

const books = 1_500;

interface Found {
  total: number;
  products: { sku: string }[];
  facets: Record<string, { value: string; count: number }[]>;
}

onEngines(
  (database) => {
    const search = async (page = 1, words = 'كتاب'): Promise<Found> => {
      const [row] = await database().query<{ found: Found }>(
        'select public.shop_catalogue(p_q => $1, p_page => $2, p_page_size => 50) as found',
        [words, page],
      );
      return row!.found;
    };
    const remembered = async () => {
      const rows = await database().query<{ total: number }>(
        'select total::int from private.catalogue_search_memory',
      );
      return rows.map(({ total }) => total);
    };

    test('returns the same results again, on every page, with totals and counts', async () => {
      const first = await search();
      expect(first.total).toBe(books);
      expect(first.products.map(({ sku }) => sku)[0]).toBe('MEMORY-1');
      expect(await remembered()).toEqual([books]);
      expect(await search()).toEqual(first);
      const later = await search(3);
      expect(later.total).toBe(books);
      expect(later.products.map(({ sku }) => sku).slice(0, 2)).toEqual([
        'MEMORY-101',
        'MEMORY-102',
      ]);
    });

    test('returns correct pages beyond the stored ones', async () => {
      const last = await search(30);
      expect(last.total).toBe(books);
      expect(last.products.at(-1)?.sku).toBe(`MEMORY-${books}`);
      expect((await search(31)).products).toEqual([]);
    });

    test('reflects a changed catalogue at once', async () => {
      await search();
      await database().query("update public.products set sellable = false where sku = 'MEMORY-1'");
      const { facets } = await search();
      expect(facets['availability']).toMatchObject([
        { value: 'available', count: books - 1 },
        { value: 'out-of-stock', count: 1 },
      ]);
      await database().query("delete from public.products where sku = 'MEMORY-2'");
      const { total, products } = await search();
      expect([total, products[1]?.sku]).toEqual([books - 1, 'MEMORY-3']);
      expect(await remembered()).toEqual([books - 1]);
    });

    test('does not store a search with few results, or one in a read-only transaction', async () => {
      await database().query('delete from private.catalogue_search_memory');
      expect((await search(1, 'نادر')).total).toBe(1);
      await database().exec('begin transaction read only');
      try {
        expect((await search()).total).toBe(books - 1);
      } finally {
        await database().exec('commit');
      }
      expect(await remembered()).toEqual([]);
    });

    test('stores at most a few hundred searches', async () => {
      await database().query(
        `insert into private.catalogue_search_memory (question, total, first_products, facet_counts, seen)
         select gen_random_uuid(), 1, '{}', '{}', pg_current_snapshot() from generate_series(1, 300)`,
      );
      await search();
      expect(await remembered()).toHaveLength(300);
      await database().query(
        "update private.catalogue_search_memory set at = now() - interval '2 days'",
      );
      await search();
      expect(await remembered()).toEqual([books - 1]);
    });
  },
  async (database: TestDatabase) => {
    await database.exec(`
      insert into public.categories (slug, name, position) values ('books', 'كتب', 1);
      insert into public.owners (slug, name, kind) values ('house', 'دار', 'publisher');
      insert into public.products (sku, product_name, category_id, owner_id, retail_price_pt, created_at)
      select 'MEMORY-' || n, 'كتاب ' || case when n = 700 then 'نادر' else 'عادي' end, category_id, owner_id, 1000,
        now() - make_interval(mins => n)
      from generate_series(1, ${books}) as n, public.categories, public.owners`);
  },
);
