import { mayReport } from './may-report';
import { telemetrySender } from './send';

export const sender = telemetrySender();

const callbacks: (() => void)[] = [];

/** Registers a callback for events that are only known when the page is left. */
export function beforeLeaving(callback: () => void): void {
  callbacks.push(callback);
}

/**
 * Sends recorded events when the page is left. Part of the initial scripts, because nothing can be loaded at that time
 * and the page may be left before the telemetry script has arrived.
 */
export function watchLeaving(): void {
  if (!mayReport()) return;
  const leave = () => {
    for (const callback of callbacks) callback();
    sender.flushLeaving();
  };
  addEventListener('pagehide', leave);
  // On phones, this is often the last event of a page.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}
