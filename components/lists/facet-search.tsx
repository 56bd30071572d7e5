'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState, type KeyboardEvent } from 'react';
import { Input } from '@/components/ui/input';
import type { CatalogueFilters, LandingKind } from '@/lib/catalogue/filters';
import { longestQuery, normaliseQuery } from '@/lib/catalogue/list-query.mjs';

const loadResults = () => import('./facet-search-results');
const FacetSearchResults = lazy(async () => ({
  default: (await loadResults()).FacetSearchResults,
}));

const searchDelay = 300;

type FacetSearchProps = {
  facet: LandingKind;
  /** Of the list without this filter. */
  filters: CatalogueFilters;
};

/**
 * Finds a filter's values that are not among its choices. Hidden without scripts, where the link to all of them serves.
 */
export function FacetSearch({ facet, filters }: FacetSearchProps) {
  const t = useTranslations('facetSearch');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [requestedName, setRequestedName] = useState<string>();

  useEffect(() => {
    const timer = window.setTimeout(() => setRequestedName(normaliseQuery(typed)), searchDelay);
    return () => window.clearTimeout(timer);
  }, [typed]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') setRequestedName(normaliseQuery(typed));
  }

  return (
    <div className="grid gap-1.5 noscript:hidden">
      <Input
        type="search"
        value={typed}
        maxLength={longestQuery}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t(facet)}
        placeholder={t(facet)}
        onFocus={() => void loadResults().catch(() => undefined)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-10 text-sm"
      />
      <Suspense fallback={<p role="status">{t('loading')}</p>}>
        {requestedName && (
          <FacetSearchResults facet={facet} filters={filters} locale={locale} q={requestedName} />
        )}
      </Suspense>
    </div>
  );
}
