import { expect, jest, test } from '@jest/globals';

type Plan = { environment: Record<string, string | undefined> };

const url = 'http://127.0.0.1:54321';
const part = { ended: new Promise<string>(() => undefined), stop: () => Promise.resolve() };
const done = () => Promise.resolve();
const ways = ['NEXT_PUBLIC_CONTACT_PHONE', 'NEXT_PUBLIC_CONTACT_EMAIL', 'NEXT_PUBLIC_SOCIAL_URL'];
let configured: Record<string, string>;
const built: Record<string, string | undefined>[] = [];

jest.unstable_mockModule('./env-files.mjs', () => ({ readEnvironment: () => ({ ...configured }) }));
jest.unstable_mockModule('./install.mjs', () => ({ installPackages: done }));
jest.unstable_mockModule('./writable-folder.mjs', () => ({ checkWritable: done }));
jest.unstable_mockModule('./ports.mjs', () => ({ checkPortFree: done, portFrom: () => 3000 }));
jest.unstable_mockModule('./seed.mjs', () => ({ seedCatalogue: done }));
jest.unstable_mockModule('./backend.mjs', () => ({
  startBackend: () => Promise.resolve({ ...part, variables: { NEXT_PUBLIC_SUPABASE_URL: url } }),
}));
jest.unstable_mockModule('./shop-build.mjs', () => ({
  buildShop: ({ environment }: Plan) => {
    built.push({ ...environment });
    return done();
  },
}));
jest.unstable_mockModule('./shop-server.mjs', () => ({ startShop: () => Promise.resolve(part) }));
const { startStack } = await import('./stack.mjs');

/** The variables with which the pages of a shop with these settings are built. */
async function contactWith(variables: Record<string, string>) {
  configured = variables;
  built.length = 0;
  await startStack({ report: () => undefined });
  const kept = Object.entries(process.env).filter(([name]) => !ways.includes(name));
  const settings = Object.entries(built[0] ?? {}).filter(([name]) => ways.includes(name));
  process.env = Object.fromEntries([...kept, ...settings]) as typeof process.env;
  jest.resetModules();
  return (await import('@/lib/env/brand')).contact;
}

test('builds a shop on the embedded backend with a sample phone, mail and social page', async () => {
  expect(await contactWith({})).toEqual({
    phone: expect.stringMatching(/^\+20 /),
    email: expect.stringContaining('@example.com'),
    socialUrl: expect.stringMatching(/^https:\/\/\w+\.example\//),
  });
});

test('builds a shop on a Supabase project with its configured contacts, and no samples', async () => {
  const hosted = {
    NEXT_PUBLIC_SUPABASE_URL: 'https://shop.supabase.co',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };
  expect(await contactWith(hosted)).toEqual({ phone: null, email: null, socialUrl: null });
  const own = { ...hosted, NEXT_PUBLIC_CONTACT_PHONE: '+20 2 1234 5678' };
  expect(await contactWith(own)).toMatchObject({ phone: '+20 2 1234 5678', email: null });
});
