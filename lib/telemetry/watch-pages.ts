import { record } from './record';

/** Notes every page that is seen, the first one included: `first` is its address. `leave` is called before each change. */
export function watchPages(first: string, leave: () => void): void {
  let path = '';
  const look = (url: string) => {
    const { pathname } = new URL(url);
    if (pathname === path) return;
    record({ kind: 'route', name: 'page', url, payload: path ? { from: path } : {} });
    path = pathname;
  };
  const lookHere = () => look(location.href);
  look(first);
  lookHere();
  addEventListener('popstate', lookHere);
  // The router goes on by these, and no browser but the newest tells of it.
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...change) => {
      leave();
      original(...change);
      lookHere();
    };
  }
}
