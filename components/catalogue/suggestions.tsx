'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type Dispatch,
  type RefObject,
} from 'react';
import { announce } from '@/components/feedback/announce';
import { useNavigate } from '@/components/navigation/use-navigate';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import { normaliseQuery } from '@/lib/catalogue/list-query.mjs';
import type { SuggestionsAnswer } from '@/lib/catalogue/suggestions';
import { useSuggestions } from '@/lib/catalogue/use-suggestions';
import { suggestGroups, type SuggestOption } from './suggest-options';
import { SuggestList } from './suggest-list';

const pauseInTyping = 150;

type Typing = {
  text: string;
  /** The text after a pause in typing, as it is asked for. */
  query: string;
  /** Key of the active option. */
  active: string | null;
  isDismissed: boolean;
};

const nothing: Typing = { text: '', query: '', active: null, isDismissed: true };

const queryOf = (text: string) => normaliseQuery(text) ?? '';

// What was open when its list was replaced by the one that was searched for.
let interrupted: Typing | null = null;
let announced: SuggestionsAnswer | undefined;

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  filters: CatalogueFilters;
  onOpenChange: Dispatch<boolean>;
  onActiveChange: Dispatch<string | undefined>;
};

/** The popup of a search field and its keys. Listens to the field itself, because it is loaded after it. */
export function Suggestions({
  input,
  listId,
  filters,
  onOpenChange,
  onActiveChange,
}: SuggestionsProps) {
  const t = useTranslations('layout.suggestions');
  const locale = useLocale();
  const navigate = useNavigate();
  const [typing, setTyping] = useState(nothing);
  const answer = useSuggestions(typing.query);
  const groups = answer ? suggestGroups(answer, locale, queryOf(typing.text), filters) : [];
  const options = groups.flatMap((group) => group.options);
  const isOpen = !typing.isDismissed && options.length > 0;
  const active = isOpen ? options.findIndex(({ key }) => key === typing.active) : -1;
  const activeId = active < 0 ? undefined : `${listId}-${active}`;

  const dismiss = () => setTyping((now) => ({ ...now, active: null, isDismissed: true }));

  function move(event: KeyboardEvent, field: HTMLInputElement) {
    const isDown = event.key === 'ArrowDown';
    if (event.altKey && isOpen && !isDown) return dismiss();
    if (options.length === 0 || typing.text !== field.value) {
      return read(field);
    }
    // The field itself stands between the last option and the first.
    const places = options.length + 1;
    const next = (active + 1 + (isDown ? 1 : places - 1)) % places;
    const key = event.altKey ? null : (options[next - 1]?.key ?? null);
    setTyping({ ...typing, active: key, isDismissed: false });
  }

  function read({ value }: HTMLInputElement) {
    setTyping((now) => ({ text: value, query: now.query, active: null, isDismissed: false }));
  }

  function pick(option: SuggestOption) {
    const field = input.current;
    dismiss();
    if (option.kind === 'query' || option.kind === 'all') {
      if (!field) return;
      field.value = option.query;
      field.form?.requestSubmit();
    } else {
      field?.closest<HTMLElement>('[popover]')?.hidePopover();
      navigate.push(option.href);
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent, field: HTMLInputElement) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event, field);
        break;
      case 'Enter':
        if (activeId) {
          event.preventDefault();
          document.getElementById(activeId)?.click();
        } else dismiss();
        break;
      case 'Escape':
        // Otherwise the key is the browser's, which closes a popover with it.
        if (!isOpen && !field.value) break;
        event.preventDefault();
        if (isOpen) dismiss();
        else {
          field.value = '';
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        break;
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setTyping({ ...typing, active: null });
    }
  });

  const onAttach = useEffectEvent((field: HTMLInputElement) => {
    if (document.activeElement === field && field.value !== field.defaultValue) read(field);
  });
  const onFocus = useEffectEvent((field: HTMLInputElement) => {
    if (interrupted?.text === field.value) setTyping(interrupted);
    interrupted = null;
  });
  const onDetach = useEffectEvent(() => {
    if (isOpen) interrupted = typing;
    setTyping(nothing);
  });

  // Before the layout effect of the list around it, which gives the field its focus back.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    const attached = new AbortController();
    const { signal } = attached;
    field.addEventListener('keydown', (event) => onKeyDown(event, field), { signal });
    field.addEventListener('input', () => read(field), { signal });
    field.addEventListener('focus', () => onFocus(field), { signal });
    field.addEventListener('blur', dismiss, { signal });
    onAttach(field);
    return () => {
      attached.abort();
      onDetach();
    };
  }, [input]);

  useEffect(() => {
    const timer = window.setTimeout(
      () => setTyping((now) => ({ ...now, query: queryOf(now.text) })),
      pauseInTyping,
    );
    return () => window.clearTimeout(timer);
  }, [typing.text]);

  useLayoutEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange]);
  useLayoutEffect(() => {
    onActiveChange(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActiveChange]);

  const tellCount = useEffectEvent(() => {
    if (!answer || answer === announced || typing.isDismissed) return;
    announced = answer;
    announce(t('count', { count: Math.max(options.length - 1, 0) }));
  });
  useEffect(tellCount, [answer]);

  if (!isOpen) return null;
  return <SuggestList id={listId} groups={groups} activeId={activeId} onPick={pick} />;
}
