/** Removes a parameter from this page's address and returns its value; null if there is none. */
export function takeQuery(name: string): string | null {
  const { pathname, search, hash } = window.location;
  const value = new URLSearchParams(search).get(name);
  if (value === null) return null;
  // Leaves the other parameters as they are written.
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part.split('=')[0] !== name);
  const query = others.length > 0 ? `?${others.join('&')}` : '';
  window.history.replaceState(window.history.state, '', pathname + query + hash);
  return value;
}
