'use client';

import { ErrorScreen } from '@/components/feedback/error-screen';
import { useErrorWords } from '@/components/feedback/error-words';
import { RetryingScreen } from '@/components/feedback/retrying-screen';
import { useRetry } from '@/components/feedback/use-retry';

export default function ProductError({ retry }: { retry: () => void }) {
  const words = useErrorWords();
  const retrying = useRetry(retry);
  if (retrying) return <RetryingScreen label={words.retrying} />;
  return (
    <ErrorScreen words={{ ...words, title: words.loadingProduct, text: words.fetchProduct }} />
  );
}
