'use client';

import { useLocale } from 'next-intl';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type SubmitEvent,
} from 'react';
import { searchedFor, searchFieldId, searchFormId } from '@/components/catalogue/list-anchors';
import { SuggestField } from '@/components/search/suggest-field';
import { catalogueHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import { noteFetch, waitBefore } from '@/lib/catalogue/list-fetches';
import { longestQuery, normaliseQuery } from '@/lib/catalogue/list-query.mjs';
import { localePath } from '@/lib/i18n/locale';
import { currentNavigation } from '@/lib/navigation/pending-navigation';
import { useListNavigation } from './list-navigation';
import { useShownFilters } from './shown-filters';

const searchDelay = 800;
const everything: CatalogueFilters = { page: 1 };

type ListSearchProps = { label: string; submitLabel: string; placeholder: string };

/**
 * Searches within the filters of the list that is shown, from the first page. A plain form; with scripts it also
 * searches while typing. It is in the layout around the lists and stays mounted when they are replaced, and the field
 * is never written to while it has the focus.
 */
export function ListSearch({ label, submitLabel, placeholder }: ListSearchProps) {
  const locale = useLocale();
  const { pending, navigate } = useListNavigation();
  const { filters: shown } = useShownFilters();
  const filters = shown ?? everything;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const hasStarted = useRef(false);

  const field = () => form.current?.querySelector<HTMLInputElement>(`#${searchFieldId}`);

  function cancel() {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }

  function searchIn(delay: number) {
    cancel();
    timer.current = window.setTimeout(() => latestSearch.current(false), delay);
  }

  /** After typing, a search waits until the previous request is a second old; Enter does not wait. */
  function search(atOnce: boolean) {
    cancel();
    const input = field();
    if (!input) return;
    const loading = currentNavigation();
    const awaited = pending && localePath(locale, pending.href);
    if (!atOnce && loading && loading.href !== awaited) return; // The shopper is leaving the lists.
    if (!atOnce && pending && pending.id !== searchFieldId) {
      // A filter was chosen after the last letter: search within it.
      searchIn(searchDelay);
      return;
    }
    const q = normaliseQuery(input.value);
    if (!atOnce && !pending && q === filters.q) return;
    const { q: _before, ...kept } = filters;
    const address = catalogueHref({ ...kept, ...(q && { q }), page: 1 });
    const path = localePath(locale, address);
    if (path === (awaited ?? window.location.pathname + window.location.search)) return;
    const wait = waitBefore(path);
    if (wait === null) return;
    if (wait > 0 && !atOnce) {
      searchIn(wait);
      return;
    }
    noteFetch(path);
    // A refined search replaces the previous one, so that the back button leaves the search, not its last letter.
    navigate(address, searchFieldId, { from: input, replace: filters.q !== undefined });
  }

  // A list may arrive before a timer ends.
  const latestSearch = useRef(search);
  useLayoutEffect(() => {
    latestSearch.current = search;
  });

  function showQuery() {
    const input = field();
    const isInUse = document.activeElement === input || timer.current !== undefined;
    if (!input || !shown || isInUse || pending?.id === searchFieldId) return;
    if (normaliseQuery(input.value) !== shown.q) input.value = shown.q ?? '';
  }

  const receiveList = useEffectEvent(() => {
    const input = field();
    if (!input || !shown) return;
    if (form.current) form.current.dataset[searchedFor] = shown.q ?? '';
    // Typed before this script had loaded.
    const isOwed = !hasStarted.current && input.value && normaliseQuery(input.value) !== shown.q;
    hasStarted.current = true;
    if (isOwed) searchIn(searchDelay);
    else showQuery();
  });
  useLayoutEffect(() => receiveList(), [shown]);

  // The layout stays in the document when the shopper leaves the lists, but without its effects.
  const leave = useEffectEvent(() => {
    const input = field();
    if (timer.current !== undefined && input) input.value = '';
    cancel();
  });
  useLayoutEffect(() => () => leave(), []);

  // Back and forward take the focus from the field, which then shows the search of the list.
  const goBack = useEffectEvent(() => {
    cancel();
    field()?.blur();
  });
  useEffect(() => {
    const onPopState = () => goBack();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.dataset[searchedFor] = field()?.value;
    search(true);
  }

  function onBlur({ target }: FocusEvent) {
    if (target === field()) showQuery();
  }

  /** A suggestion that opens another page: a pending search must not bring the shopper back. */
  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) cancel();
  }

  return (
    <form
      ref={form}
      id={searchFormId}
      role="search"
      data-slot="list-search"
      aria-label={label}
      action={localePath(locale, '/shop')}
      onInput={() => searchIn(searchDelay)}
      onSubmit={onSubmit}
      onBlur={onBlur}
      onClick={onClick}
    >
      <SuggestField
        id={searchFieldId}
        label={label}
        submitLabel={submitLabel}
        placeholder={placeholder}
        maxLength={longestQuery}
        look="page"
        filters={filters}
      />
    </form>
  );
}
