import { beforeEach, expect, jest, test } from '@jest/globals';
import { authRefusal } from './auth-answers';

const compared = jest.fn<(password: string, hash: string) => Promise<boolean>>();
const hash = (text: string) => Promise.resolve(`hash of ${text}`);
jest.unstable_mockModule('bcryptjs', () => ({ compare: compared, hash }));
const { withGuardedSignIns } = await import('./guarded-sign-in');

const right = 'a long password';
const accounts = ['confirmed@example.com', 'unconfirmed@example.com'];
const stored = await hash(right);

beforeEach(() => {
  compared.mockReset();
  compared.mockImplementation(async (password, known) => (await hash(password)) === known);
});

/** Like lite, compares the password only for a confirmed account. */
async function lite(request: Request): Promise<Response> {
  const { email, password } = (await request.clone().json()) as Record<string, string>;
  if (email === accounts[1]) return authRefusal(400, 'email_not_confirmed', 'Email not confirmed');
  const isRight = email === accounts[0] && (await compared(password ?? '', stored));
  return isRight
    ? Response.json({})
    : authRefusal(400, 'invalid_credentials', 'Invalid login credentials');
}

async function signIn(email: string, password: string): Promise<string | null> {
  const guarded = withGuardedSignIns(
    { fetch: lite },
    {
      mostPerAddress: 30,
      database: {
        query: <T>(_: string, [address]: readonly unknown[] = []) =>
          Promise.resolve((accounts.includes(String(address)) ? [{ hash: stored }] : []) as T[]),
        exec: () => Promise.resolve(),
      },
    },
  );
  const url = 'http://127.0.0.1/auth/v1/token?grant_type=password';
  const body = JSON.stringify({ email, password });
  const answer = await guarded.fetch(new Request(url, { method: 'POST', body }));
  return answer.headers.get('x-sb-error-code');
}

// Nothing else in a sign-in takes long: its duration reveals whether a password was compared.
test.each([...accounts, 'nobody@example.com'])(
  'compares a wrong password for %s once, with the same response',
  async (email) => {
    expect(await signIn(email, 'wrong')).toBe('invalid_credentials');
    expect(compared).toHaveBeenCalledTimes(1);
  },
);

// bcrypt returns at once for anything else.
test('compares with a whole hash of the usual cost if there is no account', async () => {
  await signIn('nobody@example.com', 'wrong');
  expect(compared).toHaveBeenCalledWith('wrong', expect.stringMatching(/^\$2b\$10\$[./\w]{53}$/));
});

test('compares the right password once, too', async () => {
  expect(await signIn('confirmed@example.com', right)).toBeNull();
  expect(compared).toHaveBeenCalledTimes(1);
});
