'use client';

import { ErrorScreen } from '@/components/feedback/error-screen';
import { useErrorWords } from '@/components/feedback/error-words';
import { useUnauthorized } from '@/components/feedback/use-unauthorized';

/** A page that failed to render; the shop around it stays. */
export default function PageError({ error }: { error: Error }) {
  const words = useErrorWords();
  return useUnauthorized(error) ? null : <ErrorScreen words={words} />;
}
