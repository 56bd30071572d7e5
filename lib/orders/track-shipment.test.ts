import { expect, test } from '@jest/globals';
import { functionClient } from '@/lib/functions/function-client-fixture';
import { trackShipment } from './track-shipment';

const history = [{ scan_time: '2026-01-15T10:00:00+02:00', description: 'Picked up' }];
const results = (provider: string) => ({ results: [{ bill_code: 'UEG0001', provider, history }] });

test.each([
  ['J&T Express', 'jt', 'jt_track_shipment_manual'],
  ['Aramex', 'aramex', 'aramex_track_shipments_manual'],
])('%s: calls its own function with the one number', async (providerName, provider, name) => {
  const { client, calls } = functionClient({ [name]: { status: 200, json: results(provider) } });
  const answer = await trackShipment(client, { number: ' UEG0001 ', providerName });
  expect(calls).toEqual([{ name, body: { bill_codes: ['UEG0001'] } }]);
  expect(answer).toMatchObject({ ok: true, tracking: { status: 'moving' } });
});

test('sends no request for an unknown courier or without a valid number', async () => {
  const { client, calls } = functionClient({});
  const failure = async (number: string, providerName: string) => {
    const answer = await trackShipment(client, { number, providerName });
    return answer.ok ? null : answer.failure;
  };
  expect(await failure('UEG0001', 'Pigeons')).toEqual({ reason: 'unsupported' });
  expect(await failure('', 'Aramex')).toEqual({ reason: 'no-number' });
  expect(await failure('not a number!', 'Aramex')).toEqual({ reason: 'no-number' });
  expect(calls).toEqual([]);
});

test('a failure keeps its code and its message', async () => {
  const json = { code: 'courier_timeout', message: 'Late.' };
  const { client } = functionClient({ jt_track_shipment_manual: { status: 504, json } });
  expect(await trackShipment(client, { number: 'UEG0001', providerName: 'jt' })).toEqual({
    ok: false,
    failure: { reason: 'refused', ...json },
  });
});
