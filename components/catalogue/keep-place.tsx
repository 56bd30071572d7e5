'use client';

import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { useRouter } from 'next/navigation';
import { announce } from '@/components/feedback/announce';
import { noteFetch, waitBefore } from '@/lib/catalogue/list-fetches';
import { booksId, searchFieldId } from './list-anchors';

const searchDelay = 800;

/** What the shopper was doing when the list was asked for; outlives the page that the new list replaces. */
let left: { id: string; typed?: string } | null = null;

function searchAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  const path = new URL(form.action).pathname;
  return query.size > 0 ? `${path}?${query}` : path;
}

const isShown = (element: Element | null) =>
  element !== null && element.getClientRects().length > 0;

/** Puts the focus, and what was typed meanwhile, back into the new page. True when a search is still owed. */
function resume(list: Element, { id, typed }: { id: string; typed?: string }): boolean {
  const focused = document.activeElement;
  // Whoever has moved on to something else stays there.
  if (focused !== document.body && isShown(focused)) return false;
  const place =
    list.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ??
    list.querySelector<HTMLElement>(`#${booksId}`);
  place?.focus({ preventScroll: true });
  if (!(place instanceof HTMLInputElement) || typed === undefined) return false;
  const owed = place.value.trim() !== typed.trim();
  place.value = typed;
  place.setSelectionRange(typed.length, typed.length);
  return owed;
}

/**
 * The script of a list, which works without it: searches as one types, keeps the focus when the list changes, and has
 * the number of results read aloud. Stands inside the list. `status`: that number in words.
 */
export function KeepPlace({ status }: { status: string }) {
  const router = useRouter();
  const marker = useRef<HTMLSpanElement>(null);
  const [pending, startTransition] = useTransition();

  // In the same step that swaps the pages, or a letter typed between the two would be lost.
  useLayoutEffect(() => {
    // Ids are not enough: the router keeps the pages before this one in the document, hidden.
    const list = marker.current?.closest('section');
    const field = list?.querySelector<HTMLInputElement>(`#${searchFieldId}`);
    const form = field?.form;
    if (!list || !field || !form) return;
    let timer = 0;

    /** What was typed waits until the list before it has had its second; who presses Enter does not. */
    const search = (atOnce: boolean) => {
      window.clearTimeout(timer);
      const address = searchAddress(form);
      if (address === window.location.pathname + window.location.search) return;
      const wait = waitBefore(address);
      if (wait === null) return;
      if (wait > 0 && !atOnce) {
        timer = window.setTimeout(searchTyped, wait);
        return;
      }
      noteFetch(address);
      left = { id: searchFieldId, typed: field.value };
      // Refining a search replaces it: the back button leaves the search, not its last letter.
      const searched = new URLSearchParams(window.location.search).has('q');
      startTransition(() => router[searched ? 'replace' : 'push'](address));
    };
    const searchTyped = () => search(false);
    const onInput = () => {
      if (left) left.typed = field.value;
      window.clearTimeout(timer);
      timer = window.setTimeout(searchTyped, searchDelay);
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      search(true);
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[data-keep-focus]');
      // A link that goes away with the filters has no id: its place is taken by the heading.
      if (link) left = { id: link.id || booksId };
    };

    if (left) {
      announce(status);
      if (resume(list, left)) timer = window.setTimeout(searchTyped, searchDelay);
      left = null;
    }
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    list.addEventListener('click', onClick);
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      list.removeEventListener('click', onClick);
      // Hidden, not gone: the back button must not bring the words of another search.
      form.reset();
    };
  }, [router, status]);

  useEffect(() => {
    marker.current?.closest('section')?.setAttribute('aria-busy', String(pending));
  }, [pending]);

  return <span ref={marker} hidden />;
}
