import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withScriptPolicy } from './script-policy.mjs';

const code = 'self.__next_f.push([1,"زاد"])';
const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const html = `<p>كتب</p><script>${code}</script>`;
const shared = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'";
const narrow = `default-src 'self'; script-src 'self' ${hash}; style-src 'unsafe-inline'`;

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const report = jest.fn();
beforeEach(() => void report.mockClear());

async function serve(listener: RequestListener, finish?: (html: string) => string) {
  const server = createServer(withScriptPolicy(listener, finish, { report }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  return (method = 'GET') => fetch(`http://127.0.0.1:${port}/`, { method });
}

const page =
  (policy: string, extra: Record<string, string> = {}, body = html): RequestListener =>
  (_, response) => {
    response.setHeaders(
      new Map(
        Object.entries({
          'content-security-policy': policy,
          'content-type': 'text/html; charset=utf-8',
          ...extra,
        }),
      ),
    );
    response.write(body.slice(0, 5));
    response.end(body.slice(5));
  };

test('allows only a shared page’s own scripts', async () => {
  const get = await serve(page(shared));
  const answer = await get();
  expect(answer.headers.get('content-security-policy')).toBe(narrow);
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
  expect(await answer.text()).toBe(html);
});

test('finishes a newly rendered page before hashing its scripts', async () => {
  const finish = (text: string) => text.replace('<p>', '<p class="a">');
  const answer = await (await serve(page(shared), finish))();
  const finished = finish(html);
  expect(answer.headers.get('content-security-policy')).toBe(narrow);
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(finished)));
  expect(await answer.text()).toBe(finished);
});

test('finishes a page again after it was rendered again, even with the same ETag', async () => {
  const finish = (text: string) => text.replace('<p>', '<p class="a">');
  let made: string | undefined = 'HIT';
  const get = await serve((request, response) => {
    page(shared, { etag: '"one"', ...(made && { 'x-nextjs-cache': made }) })(request, response);
  }, finish);
  await get();
  for (made of ['MISS', undefined]) {
    const answer = await get();
    expect(await answer.text()).toBe(finish(html));
    expect(answer.headers.get('content-security-policy')).toBe(narrow);
  }
});

test('reads each version once, and sends no policy without a body for an unknown version', async () => {
  let status = 200;
  const get = await serve((request, response) => {
    response.statusCode = status;
    page(shared, { etag: '"one"', 'x-nextjs-cache': 'HIT' })(request, response);
  });
  expect((await get('HEAD')).headers.get('content-security-policy')).toBeNull();
  status = 304;
  expect((await get()).headers.get('content-security-policy')).toBeNull();
  status = 200;
  expect((await get()).headers.get('content-security-policy')).toBe(narrow);
  expect((await get('HEAD')).headers.get('content-security-policy')).toBe(narrow);
  status = 304;
  expect((await get()).headers.get('content-security-policy')).toBe(narrow);
});

test('finishes pages with a nonce and keeps their policy, and ignores other content', async () => {
  const nonce = "script-src 'self' 'nonce-abc'";
  const finish = (text: string) => text.replace('<p>', '<p class="a">');
  const own = await (await serve(page(nonce), finish))();
  expect(own.headers.get('content-security-policy')).toBe(nonce);
  expect(await own.text()).toBe(finish(html));
  stop?.();
  const get = await serve(page(shared, { 'content-type': 'text/x-component' }));
  const answer = await get();
  expect(answer.headers.get('content-security-policy')).toBe(narrow.replace(` ${hash}`, ''));
  expect(await answer.text()).toBe(html);
});

const policyOf = (answer: Response) => answer.headers.get('content-security-policy');

test.each([
  ['an unknown script', `${html}<script>start()</script>`, 'inline script'],
  ['an unknown attribute', html.replace('<script>', '<script id="_R_">'), 'inline script'],
  ['other names', html.replace('__next_f', '__next_g'), 'inline script'],
  [
    'many scripts',
    Array.from({ length: 31 }, (_, at) => `<script>self.__next_f.push([1,"${at}"])</script>`).join(
      '',
    ),
    'number of inline scripts',
  ],
])('sends a page with %s as Next.js made it, also when it is repeated', async (_, body, part) => {
  let status = 200;
  const cached = { etag: '"one"', 'x-nextjs-cache': 'HIT' };
  const get = await serve((request, response) => {
    response.statusCode = status;
    page(shared, cached, body)(request, response);
  });
  const sources = /script-src 'self' 'unsafe-inline';/;
  const answer = await get();
  expect(policyOf(answer)).toMatch(sources);
  expect(await answer.text()).toBe(body);
  expect(report.mock.calls.map(([name]) => name)).toEqual([part]);
  for (const method of ['GET', 'HEAD']) expect(policyOf(await get(method))).toMatch(sources);
  status = 304;
  expect(policyOf(await get())).toMatch(sources);
  // Read once for each version.
  expect(report).toHaveBeenCalledTimes(1);
});

test('sends a page that cannot be finished as Next.js made it', async () => {
  const get = await serve(page(shared), () => {
    throw new TypeError('no sheet');
  });
  const answer = await get();
  expect(policyOf(answer)).toBe(shared);
  expect(await answer.text()).toBe(html);
  expect(report).toHaveBeenCalledWith('page', 'TypeError: no sheet');
});

test('does not change a page that is compressed already', async () => {
  const get = await serve((_, response) => {
    response.setHeader('content-security-policy', shared);
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(html));
  });
  const answer = await get();
  expect(policyOf(answer)).toBe(shared);
  expect(await answer.text()).toBe(html);
  expect(report).toHaveBeenCalledWith('encoding of a page', 'gzip');
});
