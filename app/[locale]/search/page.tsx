import { parseFilters } from '@/lib/catalogue/filters';
import { readListing } from '@/lib/catalogue/queries';
import { publicClient } from '@/lib/supabase/public-client.server';
import { notFound } from 'next/navigation';
export const instant = false;
export default async function SearchPage({ searchParams }: PageProps<'/[locale]/search'>) {
  const filters = parseFilters(await searchParams);
  const listing = await readListing(publicClient, filters);
  if (filters.page > 1 && !listing.products.length) notFound();
  return (
    <main>
      <h1>
        search {JSON.stringify(filters)} {listing.total}
      </h1>
      {listing.products.map((p) => (
        <p key={p.sku}>{p.product_name}</p>
      ))}
    </main>
  );
}
