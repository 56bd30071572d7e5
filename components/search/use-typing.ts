'use client';

import { useEffect, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { searchedFor } from '@/components/catalogue/list-anchors';
import { normaliseQuery } from '@/lib/catalogue/list-query.mjs';

const pauseInTyping = 150;

export type Typing = {
  text: string;
  /** The text after a pause in typing, as it is requested. */
  query: string;
  /** Key of the active suggestion. */
  active: string | null;
  /** Whether suggestions are hidden until the next letter. */
  isDismissed: boolean;
};

const nothing: Typing = { text: '', query: '', active: null, isDismissed: true };

export const queryOf = (text: string) => normaliseQuery(text) ?? '';

/** After another text: no suggestion is active any more, and those that are shown stay until the next ones arrive. */
export const typed =
  (text: string) =>
  ({ query }: Typing): Typing => ({ text, query, active: null, isDismissed: false });

export const dismissed = (now: Typing): Typing => ({ ...now, active: null, isDismissed: true });

/** The text typed in a field, from its first letter until the field loses the focus. */
export function useTyping(
  input: RefObject<HTMLInputElement | null>,
): [Typing, Dispatch<SetStateAction<Typing>>] {
  const [typing, setTyping] = useState(nothing);

  useEffect(() => {
    const timer = window.setTimeout(
      () => setTyping((now) => ({ ...now, query: queryOf(now.text) })),
      pauseInTyping,
    );
    return () => window.clearTimeout(timer);
  }, [typing.text]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attached = new AbortController();
    const { signal } = attached;
    const read = () => setTyping(typed(field.value));
    const end = () => setTyping(dismissed);
    field.addEventListener('input', read, { signal });
    field.addEventListener('blur', end, { signal });
    // The results are announced instead.
    field.form?.addEventListener('submit', end, { signal });
    // Typed while this script was loading, and not searched for yet.
    const isSearchedFor = field.form?.dataset[searchedFor] === field.value;
    if (document.activeElement === field && field.value && !isSearchedFor) read();
    return () => attached.abort();
  }, [input]);

  return [typing, setTyping];
}
