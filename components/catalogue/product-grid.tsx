import type { CatalogueProduct } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import { cardProduct } from './card-product';
import { ProductCard } from './product-card';

type ProductGridProps = {
  locale: Locale;
  products: CatalogueProduct[];
  /** How many covers are in sight at once; 0 where something else fills the first screen. */
  eagerCovers: number;
};

export function ProductGrid({ locale, products, eagerCovers }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <ProductCard
          key={product.sku}
          {...cardProduct(product, locale)}
          {...(index < eagerCovers && { eager: true })}
        />
      ))}
    </ul>
  );
}
