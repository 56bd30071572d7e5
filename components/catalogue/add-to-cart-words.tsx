'use client';

import { createContext, use, type ReactNode } from 'react';

export type AddToCartWords = {
  add: string;
  adding: string;
  added: string;
  notice: string;
  error: string;
  limitReached: string;
  saveFailed: string;
};

const Words = createContext<AddToCartWords | null>(null);

export function useAddToCartWords(): AddToCartWords {
  const words = use(Words);
  if (!words) throw new Error('An add-to-cart button stands outside its AddToCartProvider');
  return words;
}

/** Said once for a list, not once a button: fifty copies would be most of the page's hydration data. */
export function AddToCartWordsProvider({
  words,
  children,
}: {
  words: AddToCartWords;
  children: ReactNode;
}) {
  return <Words value={words}>{children}</Words>;
}
