/** The value of a parameter of this page's address, which is taken out of it; null when there is none. */
export function takeQuery(name: string): string | null {
  const { pathname, search, hash } = window.location;
  const value = new URLSearchParams(search).get(name);
  if (value === null) return null;
  // The others stay as they are written.
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part.split('=')[0] !== name);
  const query = others.length > 0 ? `?${others.join('&')}` : '';
  window.history.replaceState(window.history.state, '', pathname + query + hash);
  return value;
}
