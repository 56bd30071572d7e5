/** A UUID that is not used by anything. */
const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const credentials = { email: 'nobody@example.com', password: 'a long password' };

/** The endpoints of the auth service, with their query where it selects the operation. */
export const validAuthBodies: Readonly<Record<string, Record<string, unknown>>> = {
  signup: { ...credentials, data: { full_name: 'منى', phone: '01012345678' } },
  'token?grant_type=password': credentials,
  'token?grant_type=refresh_token': { refresh_token: 'x' },
  'token?grant_type=pkce': { auth_code: uuid, code_verifier: 'x' },
  recover: { email: 'nobody@example.com' },
  resend: { type: 'signup', email: 'nobody@example.com' },
  verify: { type: 'signup', email: 'nobody@example.com', token: '1' },
  user: { data: { full_name: 'x' } },
};
