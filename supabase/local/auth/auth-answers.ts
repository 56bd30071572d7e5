/** An error in the format of the auth service. */
export function authRefusal(status: number, errorCode: string, msg: string): Response {
  const headers = { 'x-sb-error-code': errorCode };
  return Response.json({ code: status, error_code: errorCode, msg }, { status, headers });
}

export function tooManyRequests(seconds: number): Response {
  const answer = authRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  answer.headers.set('retry-after', String(seconds));
  return answer;
}

export const invalidCredentials = () =>
  authRefusal(400, 'invalid_credentials', 'Invalid login credentials');

export function errorCodeOf(answer: Response): string | null {
  return answer.headers.get('x-sb-error-code');
}
