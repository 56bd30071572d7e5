'use client';

import { useEffect, useTransition } from 'react';
import { useRouter } from 'next/navigation';
import { announce } from '@/components/feedback/announce';
import { booksId, resultsId, searchFieldId } from './list-anchors';

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

/** Puts the focus, and what was typed meanwhile, back into the new page. True when a search is still owed. */
function resume(): boolean {
  const { id, typed } = left ?? { id: '' };
  left = null;
  const place = document.getElementById(id) ?? document.getElementById(booksId);
  // Whoever has moved on to something else stays there.
  if (document.activeElement !== document.body) return false;
  place?.focus({ preventScroll: true });
  if (!(place instanceof HTMLInputElement) || typed === undefined) return false;
  const owed = place.value.trim() !== typed.trim();
  if (owed) place.value = typed;
  place.setSelectionRange(place.value.length, place.value.length);
  return owed;
}

/**
 * The script of a list page, which works without it: searches as one types, keeps the focus when the list changes,
 * and has the number of results read aloud. `status`: that number in words.
 */
export function KeepPlace({ status }: { status: string }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  useEffect(() => {
    const field = document.getElementById(searchFieldId);
    const form = field instanceof HTMLInputElement ? field.form : null;
    if (!form) return;
    let timer = 0;

    const search = () => {
      window.clearTimeout(timer);
      const address = searchAddress(form);
      if (address === window.location.pathname + window.location.search) return;
      left = { id: searchFieldId, typed: (field as HTMLInputElement).value };
      // Refining a search replaces it: the back button leaves the search, not its last letter.
      const searched = new URLSearchParams(window.location.search).has('q');
      startTransition(() => router[searched ? 'replace' : 'push'](address));
    };
    const onInput = () => {
      if (left) left.typed = (field as HTMLInputElement).value;
      window.clearTimeout(timer);
      timer = window.setTimeout(search, searchDelay);
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      search();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-keep-focus]');
      if (link) left = { id: link.id };
    };

    if (left) {
      announce(status);
      if (resume()) timer = window.setTimeout(search, searchDelay);
    }
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    document.addEventListener('click', onClick);
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      document.removeEventListener('click', onClick);
    };
  }, [router, status]);

  useEffect(() => {
    document.getElementById(resultsId)?.setAttribute('aria-busy', String(pending));
  }, [pending]);

  return null;
}
