/**
 * The origin of the shop, without a slash at its end. Apart from the other settings, or their check would follow it into
 * the browser's script.
 */
export function siteUrl(): string {
  return (process.env.NEXT_PUBLIC_SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
}
