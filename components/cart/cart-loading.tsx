import { Spinner } from '@/components/ui/spinner';
import type { CartWords } from './cart-words';

/** Says nothing where there are no scripts, as nothing is on its way there. */
export function CartLoading({ words }: { words: CartWords }) {
  return (
    <p
      role="status"
      className="flex flex-col items-center gap-4 py-20 text-muted-foreground noscript:hidden"
    >
      <Spinner />
      {words.loading}
    </p>
  );
}
