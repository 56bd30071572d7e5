'use client';

import { createContext, useContext, type ReactNode } from 'react';

/** The sentences of every error screen in the page's language. */
export type ErrorWords = {
  title: string;
  text: string;
  refreshPage: string;
  retrying: string;
  fetchProducts: string;
  loadingProduct: string;
  fetchProduct: string;
  clearFilters: string;
};

const ErrorWordsContext = createContext<ErrorWords | null>(null);

/** An error boundary is told nothing but the error: its words are handed down around it. */
export function ErrorWordsProvider({
  words,
  children,
}: {
  words: ErrorWords;
  children: ReactNode;
}) {
  return <ErrorWordsContext value={words}>{children}</ErrorWordsContext>;
}

export function useErrorWords(): ErrorWords {
  const words = useContext(ErrorWordsContext);
  if (!words) throw new Error('ErrorWordsProvider is missing above this component');
  return words;
}
