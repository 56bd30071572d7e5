import { telemetrySender } from './send';

export const sender = telemetrySender();

const lastWords: (() => void)[] = [];

/** Has `tell` note what is not known before the page is left. */
export function beforeLeaving(tell: () => void): void {
  lastWords.push(tell);
}

/** Who asks not to be tracked is left alone: what was noted stays in the page and goes with it. */
export function mayTell(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== '1' && !globalPrivacyControl;
}

/**
 * Sends what was noted when the page is left. Part of every page's first scripts: nothing can be fetched any more by then,
 * and a page may be left before telemetry itself has come.
 */
export function watchLeaving(): void {
  if (!mayTell()) return;
  const leave = () => {
    for (const tell of lastWords) tell();
    sender.flushLeaving();
  };
  addEventListener('pagehide', leave);
  // The last that a phone tells a page of is often that it is hidden.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}
