'use client';

import { useId, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { SearchField } from '@/components/forms/search-field';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { SuggestionsProps } from './suggestions';

type SuggestFieldProps = ComponentProps<typeof SearchField> & {
  /** The filters that limit the search. */
  filters?: CatalogueFilters;
};

const everything: CatalogueFilters = { page: 1 };

/**
 * The search field, with suggestions while typing: the editable combobox of the ARIA Authoring Practices. Their script
 * is loaded when the field gets the focus; until then, or without it, it is a plain field.
 */
export function SuggestField({ filters = everything, ...field }: SuggestFieldProps) {
  const listId = useId();
  const hasScripts = useHasScripts();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [activeId, setActiveId] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);

  async function load() {
    if (Suggestions) return;
    try {
      const loaded = await import('./suggestions');
      setSuggestions(() => loaded.Suggestions);
    } catch {
      // Typing continues; the next letter retries.
    }
  }

  return (
    <div className="relative">
      <SearchField
        {...field}
        ref={input}
        onFocus={() => void load()}
        onInput={() => void load()}
        {...(hasScripts && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-controls': listId,
          'aria-expanded': isOpen,
          'aria-activedescendant': activeId,
        })}
      />
      {Suggestions && (
        <Suggestions
          input={input}
          listId={listId}
          filters={filters}
          onOpenChange={setIsOpen}
          onActiveChange={setActiveId}
        />
      )}
    </div>
  );
}
