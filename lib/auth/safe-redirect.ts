const anyOrigin = 'https://shop.invalid';
const longest = 500;
/** Leading back to one of these after signing in would be a loop. */
const entrances = /^(?:\/(?:ar|en))?\/(?:login|signup|reset-password|callback\.html)(?:[/?#]|$)/i;

/** `/%6cogin` is the login page too; what cannot be decoded is no page at all. */
function isEntrance(path: string): boolean {
  try {
    return entrances.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/**
 * Where a shopper goes after signing in: the path asked for when it is one of the shop's own pages, `fallback`
 * otherwise. Everything that a browser could read as another origin is refused, not repaired.
 */
export function safeRedirect(asked: string | null | undefined, fallback: string): string {
  if (!asked || asked.length > longest) return fallback;
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) || !URL.canParse(asked, anyOrigin)) return fallback;
  const url = new URL(asked, anyOrigin);
  const path = url.pathname + url.search + url.hash;
  // Dots are resolved by now: what is left must still be a plain path, also for whoever decodes it once more.
  if (url.origin !== anyOrigin || /^\/(?:\/|(?:%25)*%(?:25)*(?:2f|5c))/i.test(path))
    return fallback;
  return isEntrance(url.pathname) ? fallback : path;
}
