import { useLocale, useTranslations } from 'next-intl';
import type { CatalogueProduct } from '@/lib/catalogue/product';
import { cardProduct } from './card-product';
import { FeaturedProduct } from './featured-product';

export function FeaturedStrip({ products }: { products: CatalogueProduct[] }) {
  const t = useTranslations('catalogue.featured');
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="featured-title" className="shell mt-12">
      <h2 id="featured-title" className="text-2xl font-bold">
        {t('title')}
      </h2>
      <p className="text-muted-foreground">{t('text')}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-2 md:gap-6">
        {products.map((product) => (
          <FeaturedProduct key={product.sku} {...cardProduct(product, locale)} />
        ))}
      </ul>
    </section>
  );
}
