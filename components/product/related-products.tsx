import { useLocale, useTranslations } from 'next-intl';
import { Price } from '@/components/catalogue/price';
import { Cover, CoverImage } from '@/components/cover';
import { Link } from '@/components/navigation/link';
import { cardLink } from '@/components/navigation/link-styles';
import { inLocale, type CatalogueProduct } from '@/lib/catalogue/product';
import { cn } from '@/lib/utils';

const itemClass = cn(
  'sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-4',
  // Off screen they load neither covers nor the other script's font. The margin keeps the cover's shadow visible.
  '[contain-intrinsic-size:auto_22rem] [content-visibility:auto] [overflow-clip-margin:1rem] sm:[contain-intrinsic-size:auto_8.75rem]',
);

/** A few similar books. */
export function RelatedProducts({ products }: { products: CatalogueProduct[] }) {
  const t = useTranslations('related');
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-12 border-t pt-6">
      <h2 id="related" className="text-xl font-bold">
        {t('title')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
        {products.map((product) => (
          <li key={product.sku} className={cn('group relative', itemClass)}>
            <Cover className="sm:self-start">
              {product.image_url && (
                // One and a half times the size that it has next to text: two sizes are offered, and phones show it
                // larger.
                <CoverImage src={product.image_url} alt="" width={120} height={160} />
              )}
            </Cover>
            <div>
              <h3 className="mt-2 leading-title font-bold sm:mt-0">
                <Link href={`/product/${product.sku}`} className={cardLink}>
                  <bdi>{inLocale(locale, product.product_name, product.name_en)}</bdi>
                </Link>
              </h3>
              <p className="text-sm text-muted-foreground">
                <bdi>
                  {inLocale(locale, product.product_owner_name, product.product_owner_name_en)}
                </bdi>
              </p>
              <Price
                pounds={product.retail_price}
                locale={locale}
                className="font-bold tabular-nums"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
