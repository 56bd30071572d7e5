'use client';

import { createContext, use, type ReactNode } from 'react';

/** What the cards and buttons of a list have in common. */
export type Words = {
  available: string;
  outOfStock: string;
  viewDetails: string;
  add: string;
  adding: string;
};

const WordsContext = createContext<Words | null>(null);

export function useCardWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('A card or button stands outside the CardWordsProvider');
  return words;
}

/** Said once for a page, not once a card: fifty copies would be most of the page's hydration data. */
export function CardWordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}
