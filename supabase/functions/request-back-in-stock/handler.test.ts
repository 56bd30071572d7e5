import { expect, jest, test } from '@jest/globals';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import { functionUrl } from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const form = { sku: 'OUT-1', email: 'mona@example.eg', locale: 'en' };

async function submit(body: string, answer: object = { status: 'noted' }) {
  const { deps, requests } = fakeProject({ 'rpc/request_back_in_stock_for': answer });
  const request = new Request(functionUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'cf-connecting-ip': '203.0.113.7',
      cookie: 'a=1',
    },
    body,
  });
  const { status, headers } = await handler(request, deps);
  return { status, location: headers.get('location'), requests };
}
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test('passes the form on with the address of its visitor, and redirects to the result', async () => {
  const { status, location, requests } = await submit(encoded(form));
  expect([status, location]).toEqual([
    303,
    'https://shop.example/en/back-in-stock?result=noted&sku=OUT-1',
  ]);
  expect(requests.map(({ as, body }) => [as, body])).toEqual([
    [
      'server',
      {
        p_sku: 'OUT-1',
        p_email: 'mona@example.eg',
        p_locale: 'en',
        p_headers: { 'cf-connecting-ip': '203.0.113.7' },
      },
    ],
  ]);
});

test('redirects to what the database refused, and to a failure if it does not respond', async () => {
  const refused = await submit(encoded(form), { status: 'too_many_requests' });
  expect(refused.location).toContain('result=too_many_requests');
  jest.spyOn(console, 'error').mockReturnValue();
  const { location } = await submit(encoded(form), new Response('{}', { status: 503 }));
  expect(location).toContain('result=failed');
});

test('leads to no other address, whatever the form says', async () => {
  const evil = { sku: '//evil.example', email: 'x', locale: '//evil.example' };
  const { location } = await submit(encoded(evil), { status: 'invalid_email' });
  expect(location).toBe('https://shop.example/back-in-stock?result=invalid_email');
});

test('redirects to a result for three hundred malformed bodies', async () => {
  for (const body of malformedBodies(form)) {
    const { status, location } = await submit(body, { status: 'invalid_email' });
    expect([status, location]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/shop\.example\/(?:en\/)?back-in-stock\?result=/),
    ]);
  }
});

test('is for POST only', async () => {
  const { deps } = fakeProject();
  expect((await handler(new Request(functionUrl), deps)).status).toBe(405);
});
