import { hasConsent } from './consent';
import { telemetrySender } from './sender';

export const sender = telemetrySender();

const callbacks: (() => void)[] = [];

/** Registers a callback for events that are only known when the page is left. */
export function beforeExit(callback: () => void): void {
  callbacks.push(callback);
}

/**
 * Sends recorded events when the page is left. Part of the initial scripts, because nothing can be loaded at that time
 * and the page may be left before the telemetry script has arrived.
 */
export function watchPageExit(): void {
  if (!hasConsent()) return;
  const leave = () => {
    for (const callback of callbacks) callback();
    sender.flushOnExit();
  };
  addEventListener('pagehide', leave);
  // On phones, this is often the last event of a page.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}
