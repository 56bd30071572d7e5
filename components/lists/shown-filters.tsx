'use client';

import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
} from 'react';
import type { CatalogueFilters } from '@/lib/catalogue/filters';

type ShownFiltersState = {
  /** Null until a list has reported its filters. */
  filters: CatalogueFilters | null;
  setFilters: Dispatch<CatalogueFilters>;
};

const ShownFiltersContext = createContext<ShownFiltersState | null>(null);

export function useShownFilters(): ShownFiltersState {
  const state = use(ShownFiltersContext);
  if (!state) throw new Error('useShownFilters must be used within ShownFiltersProvider.');
  return state;
}

/** The filters of the list that is shown, for the search field in the layout around all lists. */
export function ShownFiltersProvider({ children }: { children: ReactNode }) {
  const [filters, setFilters] = useState<CatalogueFilters | null>(null);
  const state = useMemo(() => ({ filters, setFilters }), [filters]);
  return <ShownFiltersContext value={state}>{children}</ShownFiltersContext>;
}

/** Reports a list's filters while it is shown: a list that was left stays in the document, but without its effects. */
export function ReportFilters({ filters }: { filters: CatalogueFilters }) {
  const { setFilters } = useShownFilters();
  useLayoutEffect(() => setFilters(filters), [filters, setFilters]);
  return null;
}
