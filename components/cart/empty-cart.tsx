import type { ReactNode } from 'react';
import { MessagePanel } from '@/components/feedback/message-panel';
import type { CartWords } from './cart-words';

/** `children`: the way on. Takes the focus when the last line is removed. */
export function EmptyCart({ words, children }: { words: CartWords; children: ReactNode }) {
  return (
    <MessagePanel icon="bag" title={words.emptyTitle} text={words.emptyText}>
      {children}
    </MessagePanel>
  );
}
