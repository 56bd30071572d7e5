import { getListing } from '@/lib/catalogue/catalogue.server';
export const ensureStatic = 'navigation';
export default async function ShopPage() {
  const listing = await getListing({ page: 1 });
  return (
    <main>
      <title>shop</title>
      <h1>{listing.total}</h1>
      {listing.products.map((p) => (
        <p key={p.sku}>{p.product_name}</p>
      ))}
    </main>
  );
}
