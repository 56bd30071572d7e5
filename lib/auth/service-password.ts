/** The auth service's hash knows no more bytes than this, and refuses or forgets what follows. */
const mostBytes = 72;

/**
 * A password as the auth service gets it, the same in signing up, signing in and resetting: itself as long as it fits,
 * otherwise a digest of it that does. So Arabic words, at two bytes a letter, may be as long as Latin ones.
 */
export async function servicePassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  if (bytes.length <= mostBytes) return password;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
