import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { trackWithAramex } from '../../functions/_shared/vendors/aramex/track.ts';
import { trackWithJt } from '../../functions/_shared/vendors/jt/track.ts';
import { aramexScenarios } from './aramex/scenarios.ts';
import { jtScenarios } from './jt/scenarios.ts';
import { stateFile } from './shared/state-file.ts';
import { aramexWorld, jtWorld } from './testing/world.ts';

afterEach(() => void jest.useRealTimers());

const couriers = {
  jt: (codes: string[], world = jtWorld()) => trackWithJt(world.config, world.fetch, codes),
  aramex: (codes: string[], world = aramexWorld()) =>
    trackWithAramex(world.config, world.fetch, codes),
};

/** The statuses, newest first, or why there are none. */
async function track(courier: 'jt' | 'aramex', code: string): Promise<string> {
  jest.useFakeTimers();
  const response = couriers[courier]([code]);
  await jest.advanceTimersByTimeAsync(70_000);
  const tracked = await response;
  if (!tracked.ok) return tracked.error.code;
  const times = tracked.shipments[0]?.history.map(({ scan_time }) => Date.parse(scan_time ?? ''));
  expect(times).toEqual([...(times ?? [])].sort((a, b) => b - a));
  const history = tracked.shipments[0]?.history ?? [];
  return history.map(({ normalized_status: status }) => status).join(' ') || 'nothing';
}

const journey = 'out_for_delivery in_transit in_transit picked_up';

test.each([
  ['EMPTY', 'nothing'],
  ['CREATED', 'created'],
  ['TRANSIT', 'in_transit in_transit picked_up'],
  ['OUT', journey],
  ['DONE', `delivered ${journey}`],
  ['FAIL', 'out_for_delivery exception in_transit in_transit picked_up'],
  ['RETURN', 'returned returning exception in_transit picked_up'],
  ['UNSORTED', `delivered ${journey}`],
  ['ARABIC', 'out_for_delivery in_transit picked_up'],
  ['UNKNOWN', 'nothing'],
  ['BADSIG', 'refused'],
  ['ILLEGAL', 'nothing'],
  ['CODEINT', 'in_transit picked_up'],
  ['5XX', 'unavailable'],
  ['SLOW', 'timeout'],
  ['TIMEOUT', 'timeout'],
  ['HTML', 'malformed'],
  ['PII', 'delivered out_for_delivery picked_up'],
  ['DST', journey],
])('J&T, SIMJT-%s: %s', async (id, expected) => {
  expect(jtScenarios.map((each) => each.id)).toContain(id);
  expect(await track('jt', `SIMJT-${id}-A1`)).toBe(expected);
});

test.each([
  ['01', 'created'],
  ['02', 'in_transit in_transit picked_up created'],
  ['03', 'out_for_delivery in_transit in_transit picked_up created'],
  ['04', 'delivered out_for_delivery in_transit in_transit picked_up created'],
  ['05', 'exception out_for_delivery in_transit in_transit picked_up created'],
  ['06', 'returned exception in_transit in_transit picked_up created'],
  ['07', 'in_transit picked_up created'],
  ['08', 'nothing'],
  ['09', 'nothing'],
  ['10', 'delivered out_for_delivery in_transit picked_up created'],
  ['11', 'in_transit in_transit picked_up created'],
  ['12', 'in_transit in_transit picked_up created'],
  ['13', 'refused'],
  ['14', 'unavailable'],
  ['15', 'unavailable'],
  ['16', 'timeout'],
  ['17', 'timeout'],
  ['18', 'nothing'],
  ['19', 'in_transit in_transit picked_up created'],
])('Aramex, 90000000%s: %s', async (id, expected) => {
  expect(aramexScenarios.map((each) => each.id)).toContain(id);
  expect(await track('aramex', `90000000${id}`)).toBe(expected);
});

test('covers every scenario above', () => {
  expect([jtScenarios.length, aramexScenarios.length]).toEqual([19, 19]);
});

test('drops personal data of couriers’ responses', async () => {
  const texts = [await couriers.jt(['SIMJT-PII']), await couriers.aramex(['9000000004'])];
  for (const secret of ['سيد', '0100123', '482193', 'pictures', 'حسن', 'Mona', '01012345678'])
    expect(JSON.stringify(texts)).not.toContain(secret);
});

test('reads times around a clock change as Cairo time', async () => {
  const tracked = await couriers.jt(['SIMJT-DST']);
  expect(tracked.ok && tracked.shipments[0]?.history.map(({ scan_time }) => scan_time)).toEqual([
    '2026-10-30T00:30:00+02:00',
    '2026-10-29T22:30:00+03:00',
    '2026-04-24T01:30:00+03:00',
    '2026-04-23T23:30:00+02:00',
  ]);
});

test('keeps the order of several numbers, known or not', async () => {
  const jt = await couriers.jt(['SIMJT-UNKNOWN-1', 'SIMJT-OUT-1', 'UEG1']);
  expect(jt.ok && jt.shipments.map(({ history }) => history.length)).toEqual([0, 4, 0]);
  const aramex = await couriers.aramex(['9000000008', '9000000019', '9000000001-B']);
  expect(aramex.ok && aramex.shipments.map(({ history }) => history.length)).toEqual([0, 4, 1]);
});

describe('the couriers’ strictness', () => {
  test('rejects other signatures, accounts and formats at J&T', async () => {
    const world = jtWorld();
    const { config } = world;
    for (const [changed, message] of [
      [{ privateKey: 'other' }, 'J&T 145003030'],
      [{ apiAccount: 'other' }, 'J&T 145003010'],
    ] as const)
      expect(await trackWithJt({ ...config, ...changed }, world.fetch, ['A'])).toMatchObject({
        error: { code: 'refused', message },
      });
    const many = Array.from({ length: 31 }, (_, index) => `SIMJT-OUT-${index}`);
    expect(await couriers.jt(many)).toMatchObject({ error: { message: 'J&T 145003050' } });
    const path = '/sandbox/jt/webopenplatformapi/api/logistics/trace';
    const bare = await world.routes.request(path, { method: 'POST' });
    expect(await bare.json()).toMatchObject({ code: '145003051' });
    const headers = { apiAccount: config.apiAccount, digest: 'x' };
    const timeless = await world.routes.request(path, { method: 'POST', headers });
    expect(await timeless.json()).toMatchObject({ code: '145003053' });
  });

  test('rejects other accounts at Aramex, and returns XML unless JSON is requested', async () => {
    const world = aramexWorld();
    const clientInfo = { ...world.config.clientInfo, AccountPin: '1' };
    const config = { ...world.config, clientInfo };
    expect(await trackWithAramex(config, world.fetch, ['1'])).toMatchObject({
      error: { code: 'refused', message: 'Aramex ERR01' },
    });
    const path = '/sandbox/aramex/ShippingAPI.V2/Tracking/Service_1_0.svc/json/TrackShipments';
    const answer = await world.routes.request(path, { method: 'POST', body: '{}' });
    expect(answer.headers.get('content-type')).toContain('xml');
  });
});

test('prefers a requested scenario to the number’s, and a fault to both', async () => {
  const world = jtWorld();
  await world.sim('/scenario', { scenario: 'DONE', match: 'SIMJT-OUT' });
  const first = await couriers.jt(['SIMJT-OUT-1'], world);
  expect(first).toMatchObject({
    shipments: [{ history: [{ normalized_status: 'delivered' }, {}, {}, {}, {}] }],
  });
  await world.sim('/fault', { path: '/webopenplatformapi', status: 503, times: 2 });
  expect(await couriers.jt(['SIMJT-OUT-1'], world)).toMatchObject({ ok: false });
  expect((await world.sim('/scenario', { scenario: 'unknown' })).status).toBe(404);
  expect((await world.sim('/webhook/send', {})).status).toBe(404);
});

test('keeps a parcel’s history a day later, and after a kill', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zad-courier-'));
  const file = () => stateFile(join(folder, 'jt.json'));
  const world = jtWorld(file());
  const before = await couriers.jt(['SIMJT-OUT-1'], world);
  await world.sim('/clock/advance', { ms: 86_400_000 });
  expect(await couriers.jt(['SIMJT-OUT-1'], jtWorld(file()))).toEqual(before);
  rmSync(folder, { recursive: true });
});

test.each(['ar', 'en'])('lists the test numbers on the desk (%s)', async (language) => {
  for (const [world, name] of [
    [jtWorld(), 'jt'],
    [aramexWorld(), 'aramex'],
  ] as const) {
    const answer = await world.routes.request(`/sandbox/${name}/desk?lang=${language}`);
    const text = await answer.text();
    expect(text).toContain(name === 'jt' ? 'SIMJT-DONE' : '9000000004');
    expect(text).toContain(language === 'ar' ? 'لا توجد طرود حقيقية' : 'no real parcels');
  }
});
