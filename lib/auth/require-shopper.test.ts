import { beforeEach, expect, jest, test } from '@jest/globals';
import { createReactServerErrorHandler } from 'next/dist/server/app-render/create-error-handler.js';
import type { SessionReading } from '@/lib/supabase/read-session';
import { unauthorizedDigest } from './unauthorized';

const verifiedSession = jest.fn<() => Promise<SessionReading>>();
const hasSentSession = jest.fn<() => Promise<boolean>>();
const redirect = jest.fn<(path: string, type: string) => never>();

jest.unstable_mockModule('server-only', () => ({}));
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  redirect,
  RedirectType: { replace: 'replace' },
}));
jest.unstable_mockModule('@/lib/supabase/session.server', () => ({
  hasSentSession,
  verifiedSession,
}));
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
  hasSentSession.mockResolvedValue(false);
  await expect(requireShopper('en', '/profile')).rejects.toThrow(
    'replace /en/login?redirect=/en/profile',
  );
});

test('while nobody can say who it is, the page is not shown', async () => {
  verifiedSession.mockResolvedValue({ status: 'unknown' });
  await expect(requireShopper('ar', '/checkout')).rejects.toThrow('cannot be asked');
  expect(redirect).not.toHaveBeenCalled();
});

test('a session that has ended since the middleware let it pass is told by what Next passes on', async () => {
  verifiedSession.mockResolvedValue({ status: 'signed-out' });
  hasSentSession.mockResolvedValue(true);
  const thrown: unknown = await requireShopper('en', '/profile').catch((error: unknown) => error);
  const passOn = createReactServerErrorHandler(false, false, new Map(), () => undefined);
  expect(passOn(thrown)).toBe(unauthorizedDigest);
  expect(redirect).not.toHaveBeenCalled();
});
