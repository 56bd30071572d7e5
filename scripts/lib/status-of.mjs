/**
 * The status of an address's response, without following redirects; `undefined` if there is none within `ms`.
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
