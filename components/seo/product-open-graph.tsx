import type { Product } from '@/lib/catalogue/product';

/** The preview tags of a product that the framework's metadata has no name for; React moves them into the head. */
export function ProductOpenGraph({ product }: { product: Product }) {
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={product.retail_price.toFixed(2)} />
      <meta property="product:price:currency" content="EGP" />
      <meta
        property="product:availability"
        content={product.available ? 'in stock' : 'out of stock'}
      />
      <meta property="product:condition" content="new" />
      <meta property="product:retailer_item_id" content={product.sku} />
    </>
  );
}
