/**
 * The ports of the shop's servers. There are two groups: while one serves, the next release starts on the other.
 * @param {{ firstPort: number, servers: number }} site
 * @param {'a' | 'b'} slot
 */
export function portsOf({ firstPort, servers }, slot) {
  const first = slot === 'a' ? firstPort : firstPort + servers;
  return Array.from({ length: servers }, (_, place) => first + place);
}

/** @param {'a' | 'b' | undefined} slot The one in use, if any. */
export const freeSlot = (slot) => (slot === 'a' ? 'b' : 'a');
