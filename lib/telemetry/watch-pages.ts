import { renewTrace } from './page-trace';
import { record } from './record';

/** Records every page that is opened after `first`. `leave` is called before each change. */
export function watchPages(first: string, leave: () => void): void {
  let path = new URL(first).pathname;
  const look = () => {
    const { pathname } = location;
    if (pathname === path) return;
    record({ kind: 'route', name: 'page', payload: { from: path } });
    path = pathname;
    renewTrace();
  };
  look();
  addEventListener('popstate', look);
  // The router uses these, and only the newest browsers have an event for them.
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...change) => {
      leave();
      original(...change);
      look();
    };
  }
}
