import { expect, test } from '@jest/globals';
import { redirectedToLocalGoogle, withLocalGoogle } from './google-fetch';

const outside: string[] = [];
const inside: unknown[] = [];
const fetchOutside = ((url: string) => {
  outside.push(url);
  return Promise.resolve(new Response('outside'));
}) as typeof fetch;
const google = {
  request: (path: string, { method, body }: RequestInit) => {
    inside.push([method, path, body]);
    return new Response('inside');
  },
};
const routed = withLocalGoogle(fetchOutside, google);

test('handles the auth service’s requests to Google in the process', async () => {
  const form = new URLSearchParams({ code: 'c' });
  const answer = await routed('https://oauth2.googleapis.com/token', {
    method: 'POST',
    body: form,
  });
  expect(await answer.text()).toBe('inside');
  await routed(new URL('https://www.googleapis.com/oauth2/v3/certs'));
  expect(inside).toEqual([
    ['POST', '/token', 'code=c'],
    ['GET', '/oauth2/v3/certs', null],
  ]);
});

test('rejects other requests to Google, and passes all others on', async () => {
  for (const url of ['https://www.googleapis.com/drive', 'https://accounts.google.com/'])
    await expect(routed(url)).rejects.toThrow(TypeError);
  await routed('http://127.0.0.1:3000/api/revalidate');
  await routed('https://notgoogle.com/');
  expect(outside).toEqual(['http://127.0.0.1:3000/api/revalidate', 'https://notgoogle.com/']);
});

test('passes a request with a body on completely', async () => {
  const echo = withLocalGoogle(
    (async (request: Request) => new Response(await request.text())) as typeof fetch,
    google,
  );
  const request = new Request('http://127.0.0.1:3000/', { method: 'POST', body: 'whole' });
  expect(await (await echo(request)).text()).toBe('whole');
});

test('replaces only Google’s own page with the simulated one', () => {
  const redirect = (location: string) =>
    redirectedToLocalGoogle(
      new Response(null, { status: 302, headers: { location } }),
      'http://127.0.0.1:1/google',
    ).headers.get('location');
  expect(redirect('https://accounts.google.com/o/oauth2/v2/auth?a=b')).toBe(
    'http://127.0.0.1:1/google/o/oauth2/v2/auth?a=b',
  );
  for (const other of ['https://accounts.google.com.evil.example/o/oauth2/v2/auth?', 'http://x/'])
    expect(redirect(other)).toBe(other);
});
