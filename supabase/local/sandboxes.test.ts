import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentProviders } from '../functions/_shared/contracts/payment-providers.mjs';
import { couriers } from '../functions/_shared/contracts/track-shipments.ts';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process.ts';

let folder: string;
let gateway: GatewayProcess | undefined;

beforeAll(async () => {
  folder = await temporaryFolder();
});

afterAll(async () => {
  await gateway?.end();
  await removeFolder(folder);
});

const steer = (path: string, json: object) =>
  gateway!.call(`/sandbox/paymob/__sim${path}`, { key: null, json });

test('simulates providers and couriers, and keeps their state across a kill', async () => {
  gateway = await startGateway(folder);
  for (const vendor of paymentProviders) {
    const desk = await gateway.call(`/sandbox/${vendor}/desk?lang=en`, { key: null });
    expect(await desk.text()).toContain('no real payment');
  }
  for (const courier of couriers) {
    const desk = await gateway.call(`/sandbox/${courier}/desk?lang=en`, { key: null });
    expect(await desk.text()).toContain('no real parcels');
  }
  const script = '/sandbox/fawry/atfawry/plugin/assets/payments/js/fawrypay-payments.js';
  expect(await (await gateway.call(script, { key: null })).text()).toContain('DISPLAY_MODE');
  await steer('/clock/advance', { ms: 90_000 });
  await steer('/scenario', { scenario: 'decline-card', times: 3 });
  await gateway.end('SIGKILL');

  gateway = await startGateway(folder);
  const state = await gateway.call('/sandbox/paymob/__sim/state', { key: null });
  expect(await state.json()).toMatchObject({
    clockOffsetMs: 90_000,
    rules: [{ match: '*', scenario: 'decline-card', times: 3 }],
  });
});

test('simulates no provider or courier in a live shop', async () => {
  await gateway?.end();
  gateway = await startGateway(folder, { APP_ENV: 'live' });
  for (const vendor of [...paymentProviders, ...couriers]) {
    const desk = await gateway.call(`/sandbox/${vendor}/desk`, { key: null });
    expect(desk.status).toBe(404);
  }
});

test('rejects invented Google accounts in a live shop', async () => {
  await gateway?.end();
  gateway = await startGateway(folder, { APP_ENV: 'live' });
  const page = await gateway.call('/google/o/oauth2/v2/auth', { key: null });
  const query = `provider=google&redirect_to=${encodeURIComponent('http://localhost:3000/callback.html')}`;
  const authorize = await gateway.call(`/auth/v1/authorize?${query}`, { key: null });
  expect([page.status, authorize.status, authorize.headers.get('location')]).toEqual([
    404,
    400,
    null,
  ]);
});
