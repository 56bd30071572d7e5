import { showToast, type ToastMessage } from '@/components/feedback/toast-store';
import type { DoorNoteWords } from './door-note';

let waiting: DoorNoteWords | null = null;

/** Shows good news as a toast that goes along to the login page, and has it stand there. */
export function tellAtLogin({ title, text }: { title: string; text: string }): void {
  const message: ToastMessage = { title, description: text, variant: 'default' };
  showToast(message);
  waiting = { title, text, tone: 'good' };
}

/** What another page has left for the login page, once. */
export function takeArrival(): DoorNoteWords | null {
  const note = waiting;
  waiting = null;
  return note;
}
