import { useSyncExternalStore } from 'react';
import { forgetSignedOutDraft } from '@/lib/shopper-storage';
import { isSessionCookie } from '@/lib/supabase/session-cookie';

// Written at every change in this browser, so that the others' storage events tell their tabs.
const storageKey = 'session-change';
const listeners = new Set<() => void>();

/** Whether the browser holds the cookie of a session; whether it is good, only the server knows. */
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

// The server changes cookies too, and a page that was put aside hears nothing: it looks when it is seen again.
const seenAgain = ['pageshow', 'focus'] as const;

/** Calls back whenever the session may have begun or ended, in this tab or another one. */
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

/** Has every tab of the shop look again whether somebody is signed in, or has signed out. */
export function announceSession(): void {
  readAgain();
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Where storage is blocked the other tabs look when they are seen again.
  }
}

/**
 * Whether this browser has a session, by its cookie and without asking anybody: enough to choose between two links,
 * never to show something private. False on the server and until hydration.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession, () => false);
}
