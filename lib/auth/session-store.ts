import { useSyncExternalStore } from 'react';
import { forgetSignedOutDraft } from '@/lib/shopper-storage';
import { isSessionCookie } from '@/lib/supabase/session-cookie';

// Written at every change, so that the other tabs receive a storage event.
const storageKey = 'session-change';
const listeners = new Set<() => void>();

/** Whether the browser has a session cookie. Only the server knows whether it is valid. */
export function hasSession(): boolean {
  return document.cookie.split('; ').some((cookie) => isSessionCookie(cookie.split('=')[0] ?? ''));
}

function readAgain() {
  forgetSignedOutDraft();
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent) {
  if (event.key !== null && event.key !== storageKey) return;
  readAgain();
}

// The server changes cookies too, and a suspended page receives no events, so it checks when it becomes visible.
const seenAgain = ['pageshow', 'focus'] as const;

/** Calls `listener` whenever a session may have begun or ended, in this tab or another. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    for (const event of seenAgain) window.addEventListener(event, readAgain);
    forgetSignedOutDraft();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    for (const event of seenAgain) window.removeEventListener(event, readAgain);
  };
}

/** Makes every tab check again whether the shopper is signed in. */
export function announceSession(): void {
  readAgain();
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // If storage is blocked, the other tabs check when they become visible.
  }
}

/**
 * Whether this browser has a session cookie, without verifying it: enough to choose between two links, never to show
 * private data. False on the server and until hydration.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession, () => false);
}
