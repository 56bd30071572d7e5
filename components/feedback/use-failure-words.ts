'use client';

import { createContext, use } from 'react';
import type { FailureWords } from './failure-words';

/** Given by the page's shell: each screen that imported the words itself would bring a copy of them. */
export const FailureWordsContext = createContext<FailureWords | null>(null);

export function useFailureWords(): FailureWords {
  const words = use(FailureWordsContext);
  if (!words) throw new Error('FailureWordsContext is missing above this component');
  return words;
}
