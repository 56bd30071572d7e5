const refusals = {
  busy: { status: 503, message: 'Too many requests are waiting. Try again in a moment.' },
  'not-ready': { status: 503, message: 'The backend is still starting.' },
  late: { status: 504, message: 'The request took too long.' },
  'too-large': { status: 413, message: 'The request body is too large.' },
  pattern: {
    status: 400,
    message:
      'Pattern operators are not offered here: compare with eq or in, or use the search functions.',
  },
  nested: {
    status: 400,
    message: 'The query embeds too many rows within rows. Send several queries.',
  },
  'too-many-rows': {
    status: 413,
    message: 'The response would be too large. Request fewer rows or columns.',
  },
  'too-slow': { status: 408, message: 'The request body took too long to arrive.' },
  'foreign-host': { status: 403, message: 'This backend answers on its loopback address only.' },
  'no-function': { status: 404, message: 'Requested function was not found.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'not-studio': {
    status: 401,
    message: 'Open Studio through the address that the start command printed.',
  },
  'no-sign-in-links': { status: 422, message: 'Signing in by a mailed link is not offered here.' },
  failed: { status: 500, message: 'The backend failed unexpectedly.' },
} as const;

export type RefusalCode = keyof typeof refusals;

/** An error response in Supabase's format. */
export function refusal(code: RefusalCode): Response {
  const { status, message } = refusals[code];
  const headers = new Headers();
  if (status === 503) headers.set('retry-after', '1');
  if (status === 408 || status === 413) headers.set('connection', 'close');
  return Response.json({ code, message }, { status, headers });
}
