import { shopperToken } from './fake-project.ts';

export const functionUrl = 'https://project.example/functions/v1/name';
const json = { 'content-type': 'application/json' };

export const asVisitor = json;
export const asShopper = { ...json, authorization: `Bearer ${shopperToken}` };

export function posting(
  body: unknown,
  headers: Record<string, string> = asShopper,
  url = functionUrl,
): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(url, { method: 'POST', headers, body: text });
}

export function getting(
  query: Record<string, string>,
  headers: Record<string, string> = asShopper,
): Request {
  return new Request(`${functionUrl}?${new URLSearchParams(query).toString()}`, { headers });
}

/** Returns status and body. */
export async function statusAndBody(answer: Promise<Response>): Promise<[number, unknown]> {
  const response = await answer;
  return [response.status, await response.json()];
}

/** Returns status and code of a refusal. */
export async function refused(answer: Promise<Response>): Promise<[number, string]> {
  const [status, body] = await statusAndBody(answer);
  return [status, (body as { code: string }).code];
}
