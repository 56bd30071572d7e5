import { useLocale, useTranslations } from 'next-intl';
import Image from 'next/image';
import { Price } from '@/components/catalogue/price';
import { Link } from '@/components/navigation/link';
import { inLocale, type CatalogueProduct } from '@/lib/catalogue/product';
import { localePath } from '@/lib/i18n/locale';

/** A few similar books. */
export function RelatedProducts({ products }: { products: CatalogueProduct[] }) {
  const t = useTranslations('related');
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="related">
      <h2 id="related">{t('title')}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.sku} className="group">
            <div className="cover-frame">
              {product.image_url && (
                // One and a half times the size beside the text: two sizes are offered, and phones show it larger.
                <Image src={product.image_url} alt="" width={120} height={160} />
              )}
            </div>
            <div>
              <h3>
                <Link href={localePath(locale, `/product/${product.sku}`)} className="card-link">
                  <bdi>{inLocale(locale, product.product_name, product.name_en)}</bdi>
                </Link>
              </h3>
              <p>
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
