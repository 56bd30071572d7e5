/** The auth service's hash uses at most this many bytes; it rejects or ignores the rest. */
const mostBytes = 72;

/**
 * The password as it is sent to the auth service when signing up, signing in and resetting: unchanged if it fits,
 * otherwise a digest that does. Arabic passwords, at two bytes per letter, can thus be as long as Latin ones.
 */
export async function servicePassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  if (bytes.length <= mostBytes) return password;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
