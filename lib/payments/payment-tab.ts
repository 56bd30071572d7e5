import { seconds } from '@/lib/time';

/** Opens a tab; must be called within the click, or browsers block it. Null if it was blocked. */
export function openPaymentTab(waiting: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  const { documentElement } = document;
  tab.document.documentElement.lang = documentElement.lang;
  tab.document.documentElement.dir = documentElement.dir;
  tab.document.title = waiting;
  tab.document.body.textContent = waiting;
  return tab;
}

/** Loads the provider's page in the tab, without giving it access to this page. */
export function showInTab(tab: Window, address: string): void {
  tab.opener = null;
  tab.location.replace(address);
}

/** Calls `closed` once the tab is closed; checks every second. Returns a function that stops checking. */
export function whenTabCloses(tab: Window, closed: () => void): () => void {
  const timer = window.setInterval(() => {
    if (!tab.closed) return;
    window.clearInterval(timer);
    closed();
  }, seconds(1));
  return () => window.clearInterval(timer);
}
