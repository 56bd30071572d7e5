/**
 * The origin of the shop, without a trailing slash. Separate from the other settings because their validation would be
 * included in client scripts.
 */
export function siteUrl(): string {
  return (process.env.NEXT_PUBLIC_SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
}
