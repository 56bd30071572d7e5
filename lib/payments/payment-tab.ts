import { seconds } from '@/lib/time';

/** Opens a tab within the click itself, as browsers allow no other; null where it was blocked. */
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

/** Sends the tab to the provider, who gets no hold of this page. */
export function showInTab(tab: Window, address: string): void {
  tab.opener = null;
  tab.location.replace(address);
}

/** Calls back once the tab is closed; looks every second. The result stops it. */
export function whenTabCloses(tab: Window, closed: () => void): () => void {
  const timer = window.setInterval(() => {
    if (!tab.closed) return;
    window.clearInterval(timer);
    closed();
  }, seconds(1));
  return () => window.clearInterval(timer);
}
