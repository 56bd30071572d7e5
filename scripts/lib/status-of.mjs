/**
 * The status that an address answers with, redirects not followed; `undefined` if there is no answer within `ms`.
 * @param {string} url
 * @param {number} ms
 */
export async function statusOf(url, ms) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ms), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
