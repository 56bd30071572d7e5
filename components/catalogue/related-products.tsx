import { coverAt } from '@/lib/catalogue/cover-source';
import type { RelatedProduct } from '@/lib/catalogue/related-product';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { Price } from './price';

export type RelatedProductsProps = { locale: Locale; related: RelatedProduct[] };

// Five rem of the list, on a screen of three times the usual density.
const coverWidth = 240;

/** A few books like this one. Plain links: the markup is all there is of it in the browser. */
export function RelatedProducts(props: RelatedProductsProps & { words: { related: string } }) {
  const { locale, related, words } = props;
  return (
    <section aria-labelledby="related" className="related">
      <h2 id="related" className="text-xl font-bold">
        {words.related}
      </h2>
      <ul>
        {related.map(({ sku, name, owner, retail_price, image_url }) => (
          <li key={sku} className="group">
            <div className="cover-frame">
              {image_url && (
                // eslint-disable-next-line @next/next/no-img-element -- see cover-source
                <img
                  src={coverAt(image_url, coverWidth)}
                  alt=""
                  width={80}
                  height={107}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </div>
            <div>
              <h3>
                <a href={localePath(locale, `/product/${sku}`)} className="card-link">
                  <bdi>{name}</bdi>
                </a>
              </h3>
              <p>
                <bdi>{owner}</bdi>
              </p>
              <Price pounds={retail_price} locale={locale} className="font-bold" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
