import { beforeEach, expect, jest, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import { afterSignInCookie } from '@/lib/auth/after-sign-in';
import { socialFailureCookie } from '@/lib/auth/social-failure';

const jar = new Map<string, string>();
jest.unstable_mockModule('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
    delete: ({ name }: { name: string }) => jar.delete(name),
  }),
}));
const exchangeCodeForSession = jest.fn<() => Promise<{ error: Error | null }>>();
jest.unstable_mockModule('@/lib/supabase/server-client.server', () => ({
  serverClient: async () => ({ auth: { exchangeCodeForSession } }),
}));
const { GET } = await import('./route');

const comeBack = async (answer: string) => {
  const response = await GET(new NextRequest(`https://shop.example/callback.html?${answer}`));
  return response.headers.get('location');
};
const failure = () => Object.fromEntries(new URLSearchParams(jar.get(socialFailureCookie) ?? ''));
const login = '/en/login?redirect=/en/profile&google-failed=1';

beforeEach(() => {
  jest.resetAllMocks();
  jar.clear();
  jar.set(afterSignInCookie, '/en/profile');
});

test('exchanges a code for a session and redirects to the shopper’s destination', async () => {
  exchangeCodeForSession.mockResolvedValue({ error: null });
  expect(await comeBack('code=1')).toBe('/en/profile');
  expect([...jar]).toEqual([]);
});

test('passes the provider’s error on to the login page', async () => {
  const message = 'Google is busy';
  expect(await comeBack(`error=server_error&error_description=${message}`)).toBe(login);
  expect(failure()).toEqual({ refusal: '', message });
});

test('passes the auth service’s error about the code on to the login page', async () => {
  exchangeCodeForSession.mockResolvedValue({ error: new Error('Code is over') });
  expect(await comeBack('code=1')).toBe(login);
  expect(failure()).toEqual({ refusal: '', message: 'Code is over' });
});

test('ignores an error if this browser has not started a sign-in', async () => {
  jar.clear();
  await comeBack('error=server_error&error_description=Call+this+number');
  expect([...jar]).toEqual([]);
});
