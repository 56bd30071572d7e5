import { unauthorized, type RecordError } from './record-error';

/** Sends a request with the shop's key and the shopper's token; a 401 has been refreshed and retried by then. */
export type SessionFetch = (path: string, init: RequestInit) => Promise<Response>;

export type JsonRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** Create and update ask for the record that came of them. */
  returning?: boolean;
};

/** The answer as text, after the refusals that every request knows; `refused` makes the error of any other status. */
export async function sendJson(
  send: SessionFetch,
  { method, path, body, returning = false }: JsonRequest,
  refused: (status: number, body: string) => RecordError,
): Promise<string> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (returning) headers.set('prefer', 'return=representation');
  const answer = await send(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status === 401) throw unauthorized();
  const text = await answer.text();
  if (!answer.ok) throw refused(answer.status, text);
  return text;
}
