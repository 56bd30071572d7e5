/**
 * Calls of a backend at `url` with the keys of its `keys.json`. A response from 400 on is an error. `key` defaults to
 * the public one.
 * @param {string} url
 * @param {{ publishableKey: string, secretKey: string }} keys
 */
export function backendCalls(url, keys) {
  /**
   * @param {string} path
   * @param {{ method?: string, body?: object, key?: string, token?: string | undefined, form?: Record<string, string>, prefer?: string,
   *   origin?: string }} [options]
   */
  return async function call(
    path,
    { method, body, key = keys.publishableKey, token, form, prefer, origin = url } = {},
  ) {
    const answer = await fetch(url + path, {
      method: method ?? (body || form ? 'POST' : 'GET'),
      headers: {
        apikey: key,
        origin,
        ...(body && { 'content-type': 'application/json' }),
        ...(prefer && { prefer }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: form ? new URLSearchParams(form) : body ? JSON.stringify(body) : null,
      redirect: 'manual',
    });
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${text}`);
    return { answer, text, json: () => JSON.parse(text) };
  };
}
