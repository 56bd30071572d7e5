import { type Deps } from '../deps.ts';

/** Allows only the shop's own pages to read the response. */
export function withCors(response: Response, request: Request, deps: Deps): Response {
  response.headers.append('vary', 'origin');
  const origin = request.headers.get('origin');
  if (origin === null || origin !== shopOrigin(deps)) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-expose-headers', 'retry-after, traceresponse');
  return response;
}

export function preflight(method: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': `${method}, OPTIONS`,
      'access-control-allow-headers':
        'authorization, apikey, content-type, traceparent, x-client-info',
      'access-control-max-age': '3600',
    },
  });
}

function shopOrigin({ env }: Deps): string | undefined {
  const url = env('SITE_URL');
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}
