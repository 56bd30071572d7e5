import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { createClient } from '@supabase/supabase-js';
import type { Metadata } from 'next';
import { createFormatter } from 'next-intl';
import type { SessionReading } from '@/lib/supabase/read-session';
import { formats } from '@/lib/i18n/formats';
import { getTranslator } from '@/lib/i18n/translator';
import { notFoundMetadata } from '@/lib/seo/list-metadata';

type Page = {
  default: (props: object) => Promise<unknown>;
  generateMetadata?: (props: object) => Promise<Metadata>;
  metadata?: Metadata;
};

const verifiedSession = jest.fn<() => Promise<SessionReading>>();
const calls = jest.fn<(name: string) => Response>();
const client = createClient('https://backend.example', 'sb_publishable_test', {
  global: {
    fetch: (input) => {
      const address = input instanceof Request ? input.url : String(input);
      return Promise.resolve(calls(address.split('/rest/v1/').at(-1) ?? ''));
    },
  },
});

// Pages run here without middleware or layout. Only the guard's own modules are not mocked.
jest.unstable_mockModule('server-only', () => ({}));
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
}));
jest.unstable_mockModule('next-intl/server', () => ({
  getFormatter: () => Promise.resolve(createFormatter({ locale: 'en', formats })),
  getLocale: () => Promise.resolve('en'),
  getMessages: () => Promise.resolve({}),
  getTranslations: (namespace: never) => Promise.resolve(getTranslator('en', namespace)),
}));
jest.unstable_mockModule('@/lib/supabase/session.server', () => ({
  verifiedSession,
  hasSentSession: () => Promise.resolve(false),
}));
jest.unstable_mockModule('@/lib/supabase/server-client.server', () => ({
  serverClient: () => Promise.resolve(client),
}));

const folder = join(process.cwd(), 'app', '(desk)');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => /(?:^|[\\/])page\.tsx$/.test(file));

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const params = { order_id: id, product_id: id, message_id: id, code: 'ZAD', rest: ['nothing'] };
const propsIn = (locale: string) => ({
  params: Promise.resolve({ locale, ...params }),
  searchParams: Promise.resolve({ o: id, paper: 'labels', q: 'zad' }),
});
const load = (file: string) => import(join(folder, file)) as Promise<Page>;

const claims = { sub: id, email: 'mona@example.com', role: 'authenticated' } as const;
const refusal = () =>
  Response.json({ code: 'PT403', message: 'not_staff' }, { status: 403, statusText: 'Forbidden' });

beforeEach(() => {
  jest.resetAllMocks();
  verifiedSession.mockResolvedValue({ status: 'signed-in', claims });
  calls.mockImplementation(refusal);
});

test('covers every page of the desk', () => {
  expect(pages).toContain(join('[locale]', 'desk', 'page.tsx'));
  expect(pages.length).toBeGreaterThan(10);
});

test('the desk has no route handlers, which would need a guard', () => {
  expect(files.filter((file) => /(?:^|[\\/])(?:route|default|template)\.tsx?$/.test(file))).toEqual(
    [],
  );
});

test.each(pages)(
  '%s sends a shopper to the 404 page and only queries the staff role',
  async (file) => {
    const page = await load(file);
    await expect(page.default(propsIn('en'))).rejects.toThrow('redirect /en/not-found');
    await expect(page.default(propsIn('ar'))).rejects.toThrow('redirect /not-found');
    expect(new Set(calls.mock.calls.flat())).toEqual(new Set(['rpc/confirm_staff']));
  },
);

test.each(pages)('%s sends a visitor to the login page without any request', async (file) => {
  verifiedSession.mockResolvedValue({ status: 'signed-out' });
  const page = await load(file);
  await expect(page.default(propsIn('en'))).rejects.toThrow('redirect /en/login?redirect=');
  expect(calls).not.toHaveBeenCalled();
});

test.each(pages)('%s shows nothing while the staff role cannot be verified', async (file) => {
  calls.mockImplementation(() => Response.json({ message: 'x' }, { status: 500 }));
  const page = await load(file);
  await expect(page.default(propsIn('en'))).rejects.toThrow(/^(?!redirect)/);
  expect(new Set(calls.mock.calls.flat())).toEqual(new Set(['rpc/confirm_staff']));
});

test.each(pages)('%s has the title of the 404 page for a shopper', async (file) => {
  const page = await load(file);
  const metadata = (await page.generateMetadata?.(propsIn('en'))) ?? page.metadata;
  expect(metadata).toEqual(notFoundMetadata);
});
