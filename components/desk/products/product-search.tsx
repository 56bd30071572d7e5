import { useTranslations } from 'next-intl';
import { Form } from '@/components/navigation/form';
import { productFilters } from '@/lib/desk/contract/products';
import { productsHref, type ProductsWish } from '@/lib/desk/products/products-query';
import { ChoiceLink } from '../frame/choice-link';
import { SearchBox } from '../frame/search-box';

/** A field for a name or a scanned barcode, and the lists that need attention. */
export function ProductSearch({ wish }: { wish: ProductsWish }) {
  const t = useTranslations('deskProducts');
  const { query, filter } = wish;
  return (
    <div className="mt-4 space-y-3">
      <Form key={`${query} ${filter ?? ''}`} action="/desk/products" role="search">
        {filter && <input type="hidden" name="filter" value={filter} />}
        <SearchBox label={t('search')} hint={t('searchHint')} value={query} />
      </Form>
      <nav aria-label={t('filters')} className="flex flex-wrap gap-2">
        {[null, ...productFilters].map((one) => (
          <ChoiceLink
            key={one}
            href={productsHref({ query, filter: one })}
            isCurrent={one === filter}
          >
            {t(one ?? 'everything')}
          </ChoiceLink>
        ))}
      </nav>
    </div>
  );
}
