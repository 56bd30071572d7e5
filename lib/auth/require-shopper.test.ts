import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SessionReading } from '@/lib/supabase/read-session';

const verifiedSession = jest.fn<() => Promise<SessionReading>>();
const redirect = jest.fn<(path: string, type: string) => never>();

jest.unstable_mockModule('server-only', () => ({}));
jest.unstable_mockModule('next/navigation', () => ({
  redirect,
  RedirectType: { replace: 'replace' },
}));
jest.unstable_mockModule('@/lib/supabase/session.server', () => ({ verifiedSession }));
const { requireShopper } = await import('./require-shopper.server');

const claims = { sub: '1', email: 'mona@example.com', role: 'authenticated' } as const;

beforeEach(() => {
  jest.resetAllMocks();
  redirect.mockImplementation((path, type) => {
    throw new Error(`${type} ${path}`);
  });
});

test('a shopper is who the verified token says', async () => {
  verifiedSession.mockResolvedValue({ status: 'signed-in', claims });
  expect(await requireShopper('ar', '/profile')).toBe(claims);
});

test('anybody else goes to the login page, in place of this one', async () => {
  verifiedSession.mockResolvedValue({ status: 'signed-out' });
  await expect(requireShopper('en', '/profile')).rejects.toThrow(
    'replace /en/login?redirect=/en/profile',
  );
});

test('while nobody can say who it is, the page is not shown', async () => {
  verifiedSession.mockResolvedValue({ status: 'unknown' });
  await expect(requireShopper('ar', '/checkout')).rejects.toThrow('cannot be asked');
  expect(redirect).not.toHaveBeenCalled();
});
