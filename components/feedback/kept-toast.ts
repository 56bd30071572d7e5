import { jsonStorage } from '@/lib/json-storage';
import { showToast, type ToastMessage } from './toast-store';

const kept = jsonStorage(() => sessionStorage, 'kept-toast');

/** Keeps good news for the page that comes next, where that is a document of its own: a toast ends with its document. */
export function keepToast({ title, description = '' }: ToastMessage): void {
  kept.write([title, description]);
}

/** Shows what the page before has kept, once. */
export function showKeptToast(): void {
  const words = kept.read();
  if (!Array.isArray(words)) return;
  kept.clear();
  const [title, description] = words.map(String);
  if (title) showToast({ title, variant: 'default', ...(description && { description }) });
}
