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

test('returns the shopper of the verified token', async () => {
  verifiedSession.mockResolvedValue({ status: 'signed-in', claims });
  expect(await requireShopper('ar', '/profile')).toBe(claims);
});

test('redirects everyone else to the login page', async () => {
  verifiedSession.mockResolvedValue({ status: 'signed-out' });
  hasSentSession.mockResolvedValue(false);
  await expect(requireShopper('en', '/profile')).rejects.toThrow(
    'replace /en/login?redirect=/en/profile',
  );
});

test('throws while the session cannot be verified', async () => {
  verifiedSession.mockResolvedValue({ status: 'unknown' });
  await expect(requireShopper('ar', '/checkout')).rejects.toThrow('cannot be verified');
  expect(redirect).not.toHaveBeenCalled();
});

test('reports an ended session by the digest that Next.js passes to the browser', async () => {
  verifiedSession.mockResolvedValue({ status: 'signed-out' });
  hasSentSession.mockResolvedValue(true);
  const thrown: unknown = await requireShopper('en', '/profile').catch((error: unknown) => error);
  const passOn = createReactServerErrorHandler(false, false, new Map(), () => undefined);
  expect(passOn(thrown)).toBe(unauthorizedDigest);
  expect(redirect).not.toHaveBeenCalled();
});
