'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import {
  catalogueHref,
  hasFilters,
  type CatalogueFilters,
  type LandingKind,
} from '@/lib/catalogue/filters';
import { readNames, type Names } from '@/lib/catalogue/names';
import { inLocale } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import { visitorClient } from '@/lib/supabase/visitor-client';
import { FacetList } from './facet-list';

const mostResults = 10;

type Question = [name: string, kind: LandingKind, locale: Locale, q: string];

const find = ([, kind, locale, q]: Question) =>
  readNames(visitorClient(), { kind, locale, q, size: mostResults });

type FacetSearchResultsProps = {
  facet: LandingKind;
  filters: CatalogueFilters;
  locale: Locale;
  q: string;
};

/** Values by name, with their number of products unless other filters reduce it. */
export function FacetSearchResults(props: FacetSearchResultsProps) {
  const { facet, filters, locale, q } = props;
  const t = useTranslations('facetSearch');
  const { data: names, error } = useSWR<Names, Error, Question>(['names', facet, locale, q], find, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    errorRetryCount: 1,
  });
  const status = names ? t('found', { count: names.total }) : t('loading');
  return (
    <>
      <p role="status" className="text-sm text-muted-foreground">
        {error && !names ? t('failed') : status}
      </p>
      {names && (
        <FacetList
          titleId={`found-${facet}`}
          choices={names.entries.map(({ slug, name, name_en, count }) => ({
            value: slug,
            name: inLocale(locale, name, name_en),
            href: catalogueHref({ ...filters, [facet]: slug }),
            ...(!hasFilters(filters) && { count }),
          }))}
        />
      )}
    </>
  );
}
