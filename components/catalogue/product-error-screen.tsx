import { ErrorScreen } from '@/components/feedback/error-screen';
import { RetryingScreen } from '@/components/feedback/retrying-screen';
import { useFailureWords } from '@/components/feedback/use-failure-words';
import { useRetry } from '@/components/feedback/use-retry';

/** A product that could not be read: asked for again by itself, then left to the shopper. */
export function ProductErrorScreen({ retry }: { retry: () => void }) {
  const words = useFailureWords();
  const retrying = useRetry(retry);
  if (retrying) return <RetryingScreen label={words.retrying} />;
  return (
    <ErrorScreen words={{ ...words, title: words.loadingProduct, text: words.fetchProduct }} />
  );
}
