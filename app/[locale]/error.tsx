'use client';

import { ErrorScreen } from '@/components/feedback/error-screen';
import { useErrorWords } from '@/components/feedback/error-words';

/** A page that failed to render; the shop around it stays. */
export default function PageError() {
  return <ErrorScreen words={useErrorWords()} />;
}
