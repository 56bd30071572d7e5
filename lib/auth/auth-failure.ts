/** Errors of the auth service for which the shop has its own messages, under `auth.refusals`. */
const known = {
  invalid_credentials: 'invalidCredentials',
  email_not_confirmed: 'emailNotConfirmed',
  user_already_exists: 'emailTaken',
  email_exists: 'emailTaken',
  same_password: 'samePassword',
  weak_password: 'weakPassword',
  email_address_invalid: 'emailRefused',
  over_email_send_rate_limit: 'tooManyMails',
  over_request_rate_limit: 'tooManyRequests',
  signup_disabled: 'signupClosed',
  email_provider_disabled: 'signupClosed',
  user_banned: 'accountClosed',
  session_not_found: 'sessionOver',
  otp_expired: 'linkOver',
  access_denied: 'cancelled',
} as const;

/** `unexpected`: an unforeseen error of the shop's own code. */
export type AuthRefusal = (typeof known)[keyof typeof known] | 'unreachable' | 'unexpected';

const refusals: ReadonlySet<string> = new Set<AuthRefusal>([
  ...Object.values(known),
  'unreachable',
  'unexpected',
]);

export const isAuthRefusal = (name: string): name is AuthRefusal => refusals.has(name);

/** Either an error for which the shop has its own message, or the auth service's message unchanged. */
export type AuthFailure = { refusal: AuthRefusal } | { refusal: null; message: string };

export type AuthResult = { ok: true } | { ok: false; failure: AuthFailure };

type ServiceError = { name: string; message: string; code?: string | undefined };

export function authFailure({ name, message, code }: ServiceError): AuthFailure {
  if (name === 'AuthRetryableFetchError') return { refusal: 'unreachable' };
  if (name === 'AuthSessionMissingError') return { refusal: 'sessionOver' };
  if (code && Object.hasOwn(known, code)) return { refusal: known[code as keyof typeof known] };
  return { refusal: null, message };
}

export function authResult({ error }: { error: ServiceError | null }): AuthResult {
  return error ? { ok: false, failure: authFailure(error) } : { ok: true };
}
