const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/;

/**
 * Whether an address is on this machine.
 * @param {string | undefined} url
 */
export function isLoopback(url) {
  return url !== undefined && URL.canParse(url) && loopback.test(new URL(url).hostname);
}
