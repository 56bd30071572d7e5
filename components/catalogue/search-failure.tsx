import { catalogueHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import type { Locale } from '@/lib/i18n/locale';
import { buttonVariants } from '@/components/ui/button-variants';
import { MessagePanel } from '@/components/feedback/message-panel';
import { RetryingNote } from '@/components/feedback/retrying-note';
import { getTranslator } from '@/lib/i18n/translator';
import { SearchBox } from './search-box';

/** In place of results that could not be read: what was typed stays, and so does a way on without scripts. */
export function SearchFailure({ locale, filters }: { locale: Locale; filters: CatalogueFilters }) {
  const common = getTranslator(locale, 'common');
  const errors = getTranslator(locale, 'errors');
  return (
    <section className="shell mt-5">
      <SearchBox locale={locale} filters={filters} />
      <div role="alert">
        <MessagePanel icon="alert" title={errors('fetchProducts')}>
          <a href={catalogueHref(locale, filters)} data-reload className={buttonVariants()}>
            {common('refreshPage')}
          </a>
          <a
            href={catalogueHref(locale, { page: 1 })}
            data-reload
            className={buttonVariants({ variant: 'outline' })}
          >
            {common('clearFilters')}
          </a>
        </MessagePanel>
      </div>
      <RetryingNote />
    </section>
  );
}
