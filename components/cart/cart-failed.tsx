import { MessagePanel } from '@/components/feedback/message-panel';
import type { CartWords } from './cart-words';

export function CartFailed({ words, onRetry }: { words: CartWords; onRetry: () => void }) {
  return (
    <div role="alert">
      <MessagePanel icon="alert" title={words.failed}>
        <button type="button" onClick={onRetry} className="btn btn-default btn-md">
          {words.tryAgain}
        </button>
      </MessagePanel>
    </div>
  );
}
