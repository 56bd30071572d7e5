import { beforeLeaving, sender } from './leaving';
import { mayReport } from './may-report';
import { pageTrace } from './page-trace';
import { watchCalls } from './watch-calls';
import { watchPages } from './watch-pages';
import { watchVitals } from './watch-vitals';

/** Milliseconds between two batches. */
const interval = 15_000;

if (mayReport()) {
  const { settle, flush } = sender;
  pageTrace();
  settle();
  const first = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  watchPages(first, settle);
  beforeLeaving(watchVitals(first));
  watchCalls();
  setInterval(() => void flush(), interval);
}
