import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pullStatus } from '../../functions/_shared/vendors/fawry/pull-status.ts';
import { signed, itemsText } from './fawry/signatures.ts';
import { createSandboxes } from './sandboxes.ts';
import { stateFile } from './shared/state-file.ts';
import { card, charge, openPopup } from './testing/popup.ts';
import { fawryWorld, shopUrl, start } from './testing/world.ts';

describe('deliveries', () => {
  const pay = async (answers: (number | 'down')[]) => {
    const world = fawryWorld();
    world.shop.answers.push(...answers);
    await (await openPopup(world)).press('card', card);
    await world.sandbox.tick();
    return world;
  };

  test('are retried after 5, 30 and 120 seconds, then given up', async () => {
    const world = await pay(['down', 503, 429, 500]);
    for (const [ms, count] of [
      [4_999, 1],
      [1, 2],
      [30_000, 3],
      [119_999, 3],
      [1, 4],
      [600_000, 4],
    ] as const) {
      await world.sim('/clock/advance', { ms });
      expect(world.shop.got).toHaveLength(count);
    }
    expect(world.sandbox.state.deliveries[0]).toMatchObject({
      state: 'given-up',
      attempts: [
        { outcome: 'no-connection' },
        { outcome: 503 },
        { outcome: 429 },
        { outcome: 500 },
      ],
    });
    expect(new Set(world.shop.got.map(({ text }) => text)).size).toBe(1);
  });

  test('are kept while they are waiting, however many others follow', async () => {
    const world = fawryWorld();
    world.shop.answers.push('down');
    const url = `${shopUrl}/webhook`;
    for (let count = 0; count < 300; count += 1) {
      world.sandbox.send({ ref: String(count), url, body: '{}' });
      await world.sandbox.tick();
    }
    const { deliveries } = world.sandbox.state;
    expect(deliveries[0]).toMatchObject({ ref: '0', state: 'waiting' });
    expect(deliveries.slice(1).map(({ ref }) => ref)).toEqual(
      Array.from({ length: 201 }, (_, index) => String(index + 99)),
    );
  });

  test('are not retried when rejected', async () => {
    const world = await pay([401]);
    await world.sim('/clock/advance', { ms: 600_000 });
    expect(world.shop.got).toHaveLength(1);
  });

  test('can be repeated byte by byte, or invented', async () => {
    const world = await pay([]);
    expect((await world.sim('/events/1/resend', {})).status).toBe(200);
    expect(world.shop.got[1]?.text).toBe(world.shop.got[0]?.text);
    expect((await world.sim('/events/99/resend', {})).status).toBe(404);
    const ref = charge.merchantRef;
    await world.sim('/webhook/send', { ref, override: { orderAmount: 1 } });
    expect(world.shop.got[2]?.body).toMatchObject({ orderAmount: 1 });
    await world.sim('/webhook/send', { ref, corruptSignature: true });
    expect(world.shop.got[3]?.body['messageSignature']).not.toBe(
      world.shop.got[0]?.body['messageSignature'],
    );
    expect((await world.sim('/webhook/send', { ref: 'unknown' })).status).toBe(404);
  });
});

describe('faults', () => {
  const path = '/ECommerceWeb/Fawry/payments/status/v2';
  const inquire = (world: ReturnType<typeof fawryWorld>) =>
    pullStatus(world.config, world.fetch, charge.merchantRef);

  test.each([
    ['status-5xx', { path, status: 503, times: 2 }, 'unavailable'],
    ['status-html', { path, malformed: true }, 'malformed'],
    ['a reset', { path, reset: true, times: 2 }, 'unavailable'],
    ['a silence', { path, timeoutMs: 10, times: 2 }, 'unavailable'],
  ])('%s, and then all is well', async (_, fault, code) => {
    const world = fawryWorld();
    await world.sim('/fault', fault);
    expect(await inquire(world)).toMatchObject({ error: { code } });
    expect(await inquire(world)).toMatchObject({ error: { code: 'not_found' } });
  });

  test('of the script are requested by name', async () => {
    const world = fawryWorld();
    await world.sim('/scenario', { scenario: 'script-fail' });
    const script = '/sandbox/fawry/atfawry/plugin/assets/payments/js/fawrypay-payments.js';
    expect((await world.routes.request(script)).status).toBe(503);
    expect(await (await world.routes.request(script)).text()).toContain('DISPLAY_MODE');
  });
});

describe('the control API', () => {
  test('accepts JSON only, so that foreign pages cannot use it', async () => {
    const { routes } = fawryWorld();
    const answer = await routes.request('/sandbox/fawry/__sim/reset', {
      method: 'POST',
      body: 'x',
    });
    expect(answer.status).toBe(415);
  });

  test('rejects invalid requests', async () => {
    const world = fawryWorld();
    for (const [path, json] of [
      ['/scenario', {}],
      ['/fault', { path: 'x' }],
      ['/clock/advance', { ms: -1 }],
      ['/webhook/send', {}],
    ] as const)
      expect((await world.sim(path, json)).status).toBe(400);
    expect((await world.sim('/scenario', { scenario: 'unknown' })).status).toBe(404);
  });

  test('applies a scenario to matching references, as often as requested', async () => {
    const world = fawryWorld();
    await world.sim('/scenario', { scenario: 'decline-funds', match: 'ZD-OTHER', times: 2 });
    const open = async (merchantRef: string) =>
      (await openPopup(world, {}, { merchantRef })).press('card', card);
    expect((await open('ZD-7K3M')).isSuccess).toBe(true);
    expect((await open('ZD-OTHER')).isSuccess).toBe(false);
    expect((await open('ZD-OTHER-2')).isSuccess).toBe(false);
    expect((await open('ZD-OTHER-3')).isSuccess).toBe(true);
  });

  test('resets its state on request', async () => {
    const world = fawryWorld();
    await (await openPopup(world)).press('card', card);
    await world.sim('/clock/advance', { ms: 1_000 });
    await world.sim('/reset', {});
    const state = (await (await world.sim('/state')).json()) as { payments: object; now: number };
    expect(state).toMatchObject({ payments: {}, deliveries: [], now: start });
  });
});

describe('the state', () => {
  test('survives a kill, including pending deliveries', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zad-sandbox-'));
    const path = join(folder, 'fawry.json');
    const first = fawryWorld(stateFile(path));
    first.shop.answers.push('down');
    await (await openPopup(first)).press('card', card);
    await first.sandbox.tick();
    const second = fawryWorld(stateFile(path));
    await second.sim('/clock/advance', { ms: 5_000 });
    expect(second.shop.got.map(({ text }) => text)).toEqual(first.shop.got.map(({ text }) => text));
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ clockOffsetMs: 5_000 });

    writeFileSync(path, '{"version":');
    expect(fawryWorld(stateFile(path)).sandbox.state.payments).toEqual({});
    rmSync(folder, { recursive: true });
  });
});

describe('the sandboxes’ addresses', () => {
  const settings = {
    backendUrl: 'http://127.0.0.1:1',
    shopUrl: 'http://localhost:2',
    localDirectory: tmpdir(),
  };
  const create = (environment: Record<string, string>) =>
    createSandboxes({
      settings: settings as never,
      keys: { jwtSecret: 'x'.repeat(32) } as never,
      mails: {} as never,
      environment: environment as never,
    });

  test('are absent in a live shop', async () => {
    const { routes, variables } = create({ APP_ENV: 'live' });
    expect(variables).toEqual({});
    expect((await routes.request('/sandbox/fawry/desk')).status).toBe(404);
  });

  test('keep all settings of a configured vendor', () => {
    const own = create({ FAWRY_BASE_URL: 'https://atfawry.fawrystaging.com' }).variables;
    expect(own).not.toHaveProperty('FAWRY_SECURE_KEY');
    expect(own).toMatchObject({
      PAYMOB_BASE_URL: 'http://127.0.0.1:1/sandbox/paymob',
      SANDBOX: '1',
    });
    expect(create({ FAWRY_BASE_URL: 'http://127.0.0.1:1/sandbox/fawry' }).variables).toHaveProperty(
      'FAWRY_SECURE_KEY',
    );
  });
});

test('F1 and F5: signs as the vendor does', () => {
  const [merchant, key] = ['SANDBOX-MERCHANT==', 'sandbox-fawry-secure-key'];
  const items = [
    { itemId: 'ord_trans', quantity: 1, unitPt: 6_500 },
    { itemId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', quantity: 2, unitPt: 15_050 },
    { itemId: '0f8fad5b-d9cb-469f-a165-70867728950e', quantity: 1, unitPt: 9_990 },
  ];
  expect(
    signed(
      merchant,
      'BK-2026-000123',
      '',
      'https://shop.example/payment-complete',
      itemsText(items),
      key,
    ),
  ).toBe('c362e32a6ac213793652829d4de6c80af7a6124b9b249bfceb034b88490dbc53');
  expect(signed(merchant, 'BK-2026-000123', '', 'PAYATFAWRY', '465.90', key)).toBe(
    '2ca6114cf80187d0679e0a93454253919a9c09ae67f6d70962e497596fdac97c',
  );
});
