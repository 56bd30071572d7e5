import { announce } from './announce';

export type ToastMessage = {
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
};
export type Toast = ToastMessage & { id: string; open: boolean };

// Spec §9 Timing: shown for 1500 ms, gone 1500 ms after it closed.
const showFor = 1500;
const removeAfter = 1500;

let count = 0;
let toast: Toast | null = null;
let timer = 0;
const listeners = new Set<() => void>();

function change(next: Toast | null) {
  toast = next;
  for (const listener of listeners) listener();
}

export const subscribeToToast = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentToast = () => toast;

export function dismissToast() {
  window.clearTimeout(timer);
  if (!toast) return;
  change({ ...toast, open: false });
  timer = window.setTimeout(() => change(null), removeAfter);
}

/** Starts the wait over; a toast that is hovered or focused is held until `resumeToast`. */
export function resumeToast() {
  window.clearTimeout(timer);
  timer = window.setTimeout(dismissToast, showFor);
}

export function holdToast() {
  window.clearTimeout(timer);
}

/** Shows a message, in place of the one that is there, and has it read aloud. */
export function showToast(message: ToastMessage) {
  count += 1;
  change({ ...message, id: String(count), open: true });
  const words = message.description ? `${message.title}. ${message.description}` : message.title;
  announce(words, message.variant === 'destructive' ? 'assertive' : 'polite');
  resumeToast();
}
