import { jsonStorage } from '@/lib/json-storage';
import { toast, type ToastMessage } from '@/components/ui/use-toast';

const kept = jsonStorage(() => sessionStorage, 'kept-toast');

/** Stores a toast for the next page if that is loaded as a document, because toasts end with their document. */
export function keepToast({ title, description = '' }: ToastMessage): void {
  kept.write([title, description]);
}

/** Shows and removes the toast that the previous page stored. */
export function showKeptToast(): void {
  const words = kept.read();
  if (!Array.isArray(words)) return;
  kept.clear();
  const [title, description] = words.map(String);
  if (title) toast({ title, variant: 'default', ...(description && { description }) });
}
