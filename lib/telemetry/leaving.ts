import { telemetrySender } from './send';

export const sender = telemetrySender();

const lastWords: (() => void)[] = [];

/** Registers a callback for events that are only known when the page is left. */
export function beforeLeaving(tell: () => void): void {
  lastWords.push(tell);
}

/** If the visitor asks not to be tracked, recorded events stay in the page and are lost with it. */
export function mayTell(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== '1' && !globalPrivacyControl;
}

/**
 * Sends recorded events when the page is left. Part of the initial scripts, because nothing can be loaded at that time
 * and the page may be left before the telemetry script has arrived.
 */
export function watchLeaving(): void {
  if (!mayTell()) return;
  const leave = () => {
    for (const tell of lastWords) tell();
    sender.flushLeaving();
  };
  addEventListener('pagehide', leave);
  // On phones, this is often the last event of a page.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}
