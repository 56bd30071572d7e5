import { telemetrySender } from './send';
import { watchCalls } from './watch-calls';
import { watchPages } from './watch-pages';
import { watchVitals } from './watch-vitals';

/** Spec §9. */
const interval = 15_000;

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};

// Who asks not to be tracked is left alone: what was noted stays in the page and goes with it.
if (doNotTrack !== '1' && !globalPrivacyControl) {
  const { settle, flush, flushLeaving } = telemetrySender();
  const first = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  watchPages(first, settle);
  const tellVitals = watchVitals(first);
  watchCalls();
  setInterval(() => void flush(), interval);
  const leave = () => {
    tellVitals();
    flushLeaving();
  };
  addEventListener('pagehide', leave);
  // The last that a phone tells a page of is often that it is hidden.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}
