import { record } from './record';

/** Notes every page that is seen after the one at the address `first`. `leave` is called before each change. */
export function watchPages(first: string, leave: () => void): void {
  let path = new URL(first).pathname;
  const look = () => {
    const { pathname } = location;
    if (pathname === path) return;
    record({ kind: 'route', name: 'page', payload: { from: path } });
    path = pathname;
  };
  look();
  addEventListener('popstate', look);
  // The router goes on by these, and no browser but the newest tells of it.
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...change) => {
      leave();
      original(...change);
      look();
    };
  }
}
