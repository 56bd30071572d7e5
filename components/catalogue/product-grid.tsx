import type { CatalogueProduct } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import { AddToCartProvider } from './add-to-cart-provider';
import { ProductCard } from './product-card';

type ProductGridProps = {
  locale: Locale;
  products: CatalogueProduct[];
  /** How many covers are in sight at once; 0 where something else fills the first screen. */
  eagerCovers: number;
};

export function ProductGrid({ locale, products, eagerCovers }: ProductGridProps) {
  return (
    <AddToCartProvider locale={locale}>
      <ul className="product-grid">
        {products.map((product, index) => (
          <ProductCard
            key={product.product_id}
            locale={locale}
            product={product}
            eager={index < eagerCovers}
          />
        ))}
      </ul>
    </AddToCartProvider>
  );
}
