import { sectionOf, sectionRoute } from '@/lib/routes.mjs';

const anyOrigin = 'https://shop.invalid';
const longest = 500;
/**
 * Whether redirecting to a page after signing in would loop. `/%6cogin` is also the login page. A path that cannot be
 * decoded is not a page.
 */
function isEntrance(path: string): boolean {
  try {
    const page = decodeURIComponent(path)
      .toLowerCase()
      .replace(/^\/(?:ar|en)(?=\/)/, '');
    return sectionRoute(page)?.isEntrance ?? sectionOf(page) === 'callback.html';
  } catch {
    return true;
  }
}

/**
 * Where a shopper goes after signing in: `requested` if it is a page of the shop, otherwise `fallback`. Anything that a
 * browser could interpret as another origin is rejected, not repaired.
 */
export function safeRedirect(requested: string | null | undefined, fallback: string): string {
  if (!requested || requested.length > longest) return fallback;
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requested) || !URL.canParse(requested, anyOrigin))
    return fallback;
  const url = new URL(requested, anyOrigin);
  const path = url.pathname + url.search + url.hash;
  // Dot segments are resolved at this point. The rest must still be a plain path, even if it is decoded again.
  if (url.origin !== anyOrigin || /^\/(?:\/|(?:%25)*%(?:25)*(?:2f|5c))/i.test(path))
    return fallback;
  return isEntrance(url.pathname) ? fallback : path;
}
