'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useLayoutEffect, type Dispatch, type RefObject } from 'react';
import { announce } from '@/components/feedback/announce';
import { useNavigate } from '@/components/navigation/use-navigate';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { SuggestionsAnswer } from '@/lib/catalogue/suggestions';
import { useSuggestions } from '@/lib/catalogue/use-suggestions';
import { SuggestList } from './suggest-list';
import { suggestGroups, type SuggestOption } from './suggest-options';
import { useComboboxKeys } from './use-combobox-keys';
import { dismissed, queryOf, useTyping } from './use-typing';

let announced: SuggestionsAnswer | undefined;

function searchFor(query: string, field: HTMLInputElement) {
  field.value = query;
  field.form?.requestSubmit();
}

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  filters: CatalogueFilters;
  onOpenChange: Dispatch<boolean>;
  /** Gets the id of the active option. */
  onActiveChange: Dispatch<string | undefined>;
};

/**
 * The suggestions of a search field while typing. They listen to the field themselves, because they are loaded after
 * it.
 */
export function Suggestions(props: SuggestionsProps) {
  const { input, listId, filters, onOpenChange, onActiveChange } = props;
  const t = useTranslations('layout.suggestions');
  const locale = useLocale();
  const navigate = useNavigate();
  const [typing, setTyping] = useTyping(input);
  const answer = useSuggestions(typing.query);

  const query = queryOf(typing.text);
  const groups = answer && query ? suggestGroups(answer, locale, query, filters) : [];
  const keys = groups.flatMap(({ options }) => options.map(({ key }) => key));
  const isOpen = !typing.isDismissed && keys.length > 0;
  const active = isOpen && typing.active !== null ? keys.indexOf(typing.active) : -1;
  const activeId = active < 0 ? undefined : `${listId}-${active}`;
  useComboboxKeys(input, { typing, setTyping, keys, isOpen, activeId });

  useLayoutEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange]);
  useLayoutEffect(() => {
    onActiveChange(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActiveChange]);

  const announceCount = useEffectEvent(() => {
    if (!answer || answer === announced || typing.isDismissed) return;
    announced = answer;
    // The last option is the typed text.
    announce(t('count', { count: Math.max(keys.length - 1, 0) }));
  });
  useEffect(() => announceCount(), [answer]);

  function pick(option: SuggestOption) {
    const field = input.current;
    setTyping(dismissed);
    if (option.kind === 'query' || option.kind === 'all') {
      if (field) searchFor(option.query, field);
    } else {
      field?.closest<HTMLElement>('[popover]')?.hidePopover();
      navigate.push(option.href);
    }
  }

  if (!isOpen) return null;
  return <SuggestList id={listId} groups={groups} activeId={activeId} onPick={pick} />;
}
