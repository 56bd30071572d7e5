import { type Refusal, refusal } from './refusal.ts';

/** No response may be cached: prices, orders and payments are private. */
const alwaysSent = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function respond(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: alwaysSent });
}

export function respondRefusal({ status, code, message }: Refusal): Response {
  const response = respond({ code, message }, status);
  if (status === 429 || status === 503) response.headers.set('retry-after', '5');
  return response;
}

export function notAllowed(method: string): Response {
  const response = respondRefusal(refusal('method_not_allowed'));
  response.headers.set('allow', `${method}, OPTIONS`);
  return response;
}

export function redirect(url: string): Response {
  return new Response(null, { status: 303, headers: { ...alwaysSent, location: url } });
}
