/** Maximum number of tags that are remembered individually. */
const mostTags = 50_000;

const expiredAt = new Map();
let everythingAt = 0;

/** This process's clock, in milliseconds: Next.js uses the same clock for the age of cache entries. */
export const now = () => performance.timeOrigin + performance.now();

/** Everything that is cached until now is expired. */
export function expireEverything() {
  everythingAt = now();
  expiredAt.clear();
}

/** `at` may lie in the future. */
export function expireTags(tags, at = now()) {
  for (const tag of tags) expiredAt.set(tag, at);
  if (expiredAt.size > mostTags) expireEverything();
}

/** Whether something has expired that was current at `since`. */
export function isExpired(tags, since) {
  if (everythingAt >= since) return true;
  const present = now();
  return tags.some((tag) => {
    const at = expiredAt.get(tag);
    return at >= since && at <= present;
  });
}
