import { z } from 'zod';

/** The shop's auth service, as registered in Google's console. */
export interface GoogleClient {
  id: string;
  secret: string;
  redirectUri: string;
}

const word = z.string().max(1_024);

const requestSchema = z.object({
  client_id: word,
  redirect_uri: word,
  response_type: word.default(''),
  scope: word.default(''),
  state: word.optional(),
  nonce: word.optional(),
  prompt: word.optional(),
  login_hint: word.optional(),
  hl: word.optional(),
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .optional(),
  code_challenge_method: z.enum(['S256', 'plain']).optional(),
});

export type AuthorizationRequest = z.infer<typeof requestSchema>;

export type Examined =
  | { outcome: 'choose'; request: AuthorizationRequest }
  /** Must not redirect: the request does not come from the client that it names. */
  | { outcome: 'stop'; error: 'invalid_request' | 'invalid_client' | 'redirect_uri_mismatch' }
  | { outcome: 'answer'; location: string };

/** Validates the query of the authorization endpoint as Google does before showing a page. */
export function examine(query: Record<string, string>, client: GoogleClient): Examined {
  const parsed = requestSchema.safeParse(query);
  if (!parsed.success) return { outcome: 'stop', error: 'invalid_request' };
  const request = parsed.data;
  if (request.client_id !== client.id) return { outcome: 'stop', error: 'invalid_client' };
  if (request.redirect_uri !== client.redirectUri)
    return { outcome: 'stop', error: 'redirect_uri_mismatch' };

  const error = refusalOf(request);
  return error
    ? { outcome: 'answer', location: answerTo(request, { error }) }
    : { outcome: 'choose', request };
}

function refusalOf(request: AuthorizationRequest): string | undefined {
  if (request.response_type !== 'code') return 'unsupported_response_type';
  if (!/(^| )(email|openid)( |$)/.test(request.scope)) return 'invalid_scope';
  if (request.code_challenge_method && !request.code_challenge) return 'invalid_request';
  // There are no sessions here, so interaction is always required.
  if (request.prompt === 'none') return 'interaction_required';
  return undefined;
}

/** The redirect with Google's answer. The state is returned unchanged. */
export function answerTo(request: AuthorizationRequest, answer: Record<string, string>): string {
  const location = new URL(request.redirect_uri);
  const state = request.state === undefined ? {} : { state: request.state };
  for (const [name, value] of Object.entries({ ...answer, ...state }))
    location.searchParams.set(name, value);
  return location.href;
}
