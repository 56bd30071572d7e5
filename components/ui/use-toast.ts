import { useSyncExternalStore } from 'react';
import { announce } from '@/components/feedback/announce';

export type ToastMessage = {
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  /** An action, or a link to the next step; it closes the toast. */
  action?: { label: string } & ({ run: () => void } | { href: string });
};
/** What keeps a toast open. */
export type Attention = 'pointer' | 'focus';
export type Toast = ToastMessage & { id: string; open: boolean };

// In milliseconds. After closing, the toast fades out and is then removed.
const showFor = 1500;
const removeAfter = 1500;

let count = 0;
let shown: Toast | null = null;
let timer = 0;
const held = new Set<Attention>();
const listeners = new Set<() => void>();

function change(next: Toast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentToast = () => shown;

/** The toast that is shown, or fading out. */
export const useToast = () => useSyncExternalStore(subscribe, currentToast, () => null);

export function dismissToast() {
  window.clearTimeout(timer);
  if (!shown) return;
  change({ ...shown, open: false });
  timer = window.setTimeout(() => change(null), removeAfter);
}

function startTimer() {
  window.clearTimeout(timer);
  timer = window.setTimeout(dismissToast, showFor);
}

/** Keeps the toast open while it is hovered or focused. */
export function holdToast(attention: Attention) {
  held.add(attention);
  if (shown?.open) window.clearTimeout(timer);
}

/** Restarts the timer once the toast is neither hovered nor focused. */
export function releaseToast(attention: Attention) {
  held.delete(attention);
  if (shown?.open && held.size === 0) startTimer();
}

/** Shows and announces a message, replacing the current one. */
export function toast(message: ToastMessage) {
  count += 1;
  // The hovered or focused element is replaced.
  held.clear();
  change({ ...message, id: String(count), open: true });
  const words = message.description ? `${message.title}. ${message.description}` : message.title;
  announce(words, message.variant === 'destructive' ? 'assertive' : 'polite');
  startTimer();
}
