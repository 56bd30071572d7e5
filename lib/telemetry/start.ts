import { beforeExit, sender } from './page-exit';
import { hasConsent } from './consent';
import { pageTrace } from './page-trace';
import { watchCalls } from './watch-calls';
import { watchPages } from './watch-pages';
import { watchVitals } from './watch-vitals';

/** Milliseconds between two batches. */
const interval = 15_000;

if (hasConsent()) {
  const { settle, flush } = sender;
  pageTrace();
  settle();
  const first = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  watchPages(first, settle);
  beforeExit(watchVitals(first));
  watchCalls();
  setInterval(() => void flush(), interval);
}
