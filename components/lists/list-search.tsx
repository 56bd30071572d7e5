'use client';

import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { searchedFor, searchFieldId } from '@/components/catalogue/list-anchors';
import { noteFetch, waitBefore } from '@/lib/catalogue/list-fetches';
import { arrivalFrom, isFocusElsewhere, useListNavigation } from './list-navigation';

const searchDelay = 800;

type ListSearchProps = {
  action: string;
  label: string;
  /** Contains an input whose id is `searchFieldId`. */
  children: ReactNode;
};

function searchAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  const path = new URL(form.action).pathname;
  return query.size > 0 ? `${path}?${query}` : path;
}

const fieldOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>(`#${searchFieldId}`) ?? null;

/** A plain form; with scripts it also searches while typing. */
export function ListSearch({ action, label, children }: ListSearchProps) {
  const { askFor, departureRef } = useListNavigation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);

  /** Typing waits until the previous request is a second old; Enter does not. */
  function search(atOnce: boolean) {
    window.clearTimeout(timer.current);
    const field = fieldOf(form.current);
    if (!form.current || !field) return;
    const address = searchAddress(form.current);
    if (address === window.location.pathname + window.location.search) return;
    const wait = waitBefore(address);
    if (wait === null) return;
    if (wait > 0 && !atOnce) {
      searchIn(wait);
      return;
    }
    noteFetch(address);
    // A refined search replaces the previous one, so that the back button leaves the search, not its last letter.
    const replace = new URLSearchParams(window.location.search).has('q');
    askFor(address, searchFieldId, { from: field, typed: field.value, replace });
  }

  function searchIn(delay: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search(false), delay);
  }

  function onInput() {
    const typed = fieldOf(form.current)?.value;
    if (departureRef.current && typed !== undefined)
      departureRef.current = { ...departureRef.current, id: searchFieldId, typed };
    searchIn(searchDelay);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.dataset[searchedFor] = fieldOf(event.currentTarget)?.value;
    search(true);
  }

  /** A suggestion that leads elsewhere: a search that is due must not bring the shopper back. */
  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) window.clearTimeout(timer.current);
  }

  const resume = useEffectEvent(() => {
    const field = fieldOf(form.current);
    const typed = arrivalFrom(departureRef.current)?.typed;
    if (!field || typed === undefined || isFocusElsewhere()) return;
    const isOwed = field.value.trim() !== typed.trim();
    field.value = typed;
    field.setSelectionRange(typed.length, typed.length);
    if (isOwed) searchIn(searchDelay);
  });

  useLayoutEffect(() => {
    const shown = form.current;
    resume();
    return () => {
      window.clearTimeout(timer.current);
      // The page is only hidden: going back must not show the text of another search.
      shown?.reset();
    };
  }, []);

  return (
    <form
      ref={form}
      role="search"
      className="list-search"
      aria-label={label}
      action={action}
      onInput={onInput}
      onSubmit={onSubmit}
      onClick={onClick}
    >
      {children}
    </form>
  );
}
