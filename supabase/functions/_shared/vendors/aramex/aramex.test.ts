import { describe, expect, test } from '@jest/globals';
import { type Reply, vendorStub } from '../testing/vendor-stub.ts';
import { readAramexConfig } from './config.ts';
import { readAramexDate } from './read-date.ts';
import { trackWithAramex } from './track.ts';
import { statusOfUpdate } from './update-status.ts';

const settings: Record<string, string> = {
  ARAMEX_BASE_URL: 'https://aramex.example/ShippingAPI.V2/',
  ARAMEX_USERNAME: 'shop@example.com',
  ARAMEX_PASSWORD: 'secret',
  ARAMEX_ACCOUNT_NUMBER: '20016',
  ARAMEX_ACCOUNT_PIN: '331421',
  ARAMEX_ACCOUNT_ENTITY: 'CAI',
};
const configured = (changed: Record<string, string | undefined> = {}) =>
  readAramexConfig((name) => ({ ...settings, ...changed })[name]);

async function track(codes: string[], ...replies: Reply[]) {
  const read = configured();
  if (!read.ok) throw new Error(read.error.message);
  const { fetch, requests } = vendorStub(...replies);
  return { tracked: await trackWithAramex(read.config, fetch, codes), requests };
}

const update = (code: string, description: string, at: string, more: object = {}) => ({
  WaybillNumber: '9000000001',
  UpdateCode: code,
  UpdateDescription: description,
  UpdateDateTime: at,
  UpdateLocation: 'Cairo, Egypt',
  Comments: 'Left with Mona, 01012345678',
  ProblemCode: '',
  ...more,
});
const created = update('SH014', 'Record created.', '/Date(1718900000000+0300)/');
const delivered = update('SH005', 'Delivered', '/Date(1719000000000+0300)/');
const answering = (results: unknown) => ({
  Transaction: null,
  Notifications: [],
  HasErrors: false,
  TrackingResults: results,
  NonExistingWaybills: [],
});

test('requests JSON, with the account in the body', async () => {
  const { requests } = await track(['9000000001', '9000000002'], answering([]));
  expect(requests[0]).toMatchObject({
    url: 'https://aramex.example/ShippingAPI.V2/Tracking/Service_1_0.svc/json/TrackShipments',
    method: 'POST',
    body: {
      ClientInfo: {
        UserName: 'shop@example.com',
        Password: 'secret',
        Version: 'v1.0',
        AccountNumber: '20016',
        AccountPin: '331421',
        AccountEntity: 'CAI',
        AccountCountryCode: 'EG',
        Source: 24,
      },
      Shipments: ['9000000001', '9000000002'],
      GetLastTrackingUpdateOnly: false,
      LabelInfo: null,
    },
  });
  expect(requests[0]?.headers.get('accept')).toBe('application/json');
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
});

test.each([
  ['a list of pairs', [{ Key: '9000000001', Value: [created, delivered] }]],
  ['an object', { '9000000001': [created, delivered] }],
])('sorts updates of %s newest first', async (_, results) => {
  const { tracked } = await track(['9000000001'], answering(results));
  expect(tracked).toEqual({
    ok: true,
    shipments: [
      {
        bill_code: '9000000001',
        history: [
          {
            scan_time: '2024-06-21T23:00:00+03:00',
            description: 'Delivered',
            update_description: 'Delivered',
            update_code: 'SH005',
            location: 'Cairo, Egypt',
            normalized_status: 'delivered',
            known_event: 'delivered',
          },
          {
            scan_time: '2024-06-20T19:13:20+03:00',
            description: 'Record created.',
            update_description: 'Record created.',
            update_code: 'SH014',
            location: 'Cairo, Egypt',
            normalized_status: 'created',
            known_event: 'registered',
          },
        ],
      },
    ],
  });
});

test.each([
  ['non-existing', { ...answering([]), NonExistingWaybills: ['9000000001'] }],
  ['without updates', answering([{ Key: '9000000001', Value: [] }])],
  ['with null for updates', answering([{ Key: '9000000001', Value: null }])],
  ['in no envelope', { HasErrors: false, Notifications: null, TrackingResults: null }],
])('a waybill that is %s has an empty history', async (_, reply) => {
  const { tracked } = await track(['9000000001'], reply);
  expect(tracked).toEqual({ ok: true, shipments: [{ bill_code: '9000000001', history: [] }] });
});

const erring = (Code: string, Message: string) => ({
  ...answering(null),
  HasErrors: true,
  Notifications: [{ Code, Message }],
});
test.each([
  [erring('ERR01', 'ClientInfo - Invalid username or password'), 'refused', 'Aramex ERR01'],
  [erring('ERR99', 'Request was throttled'), 'unavailable', 'Aramex ERR99'],
  [{ ...answering(null), HasErrors: true, Notifications: null }, 'refused', 'Aramex '],
  [{ status: 400, body: {} }, 'refused', 'Aramex status 400'],
  ['<ShipmentTrackingResponse/>', 'malformed', 'no answer of Aramex’s'],
])('reads %j as %s', async (reply, code, message) => {
  expect((await track(['9000000001'], reply as Reply)).tracked).toEqual({
    ok: false,
    error: { code, message },
  });
});

test.each([
  ['/Date(1718900000000+0300)/', '2024-06-20T16:13:20.000Z'],
  ['/Date(1718900000000-0500)/', '2024-06-20T16:13:20.000Z'],
  ['/Date(1718900000000)/', '2024-06-20T16:13:20.000Z'],
  ['\\/Date(1718900000000+0300)\\/', '2024-06-20T16:13:20.000Z'],
  ['2024-06-20T19:13:20', '2024-06-20T16:13:20.000Z'],
  ['2024-06-20T16:13:20Z', '2024-06-20T16:13:20.000Z'],
  ['2024-06-20T18:13:20+02:00', '2024-06-20T16:13:20.000Z'],
])('parses %s as %s', (text, iso) => {
  expect(new Date(readAramexDate(text) ?? NaN).toISOString()).toBe(iso);
});

test.each([
  '',
  '/Date()/',
  '/Date(x)/',
  '/Date(1e9)/',
  '/Date(999999999999999)/',
  '/Date(-1)/',
  '0',
])('rejects %j as a date', (text) => expect(readAramexDate(text)).toBeUndefined());

test.each([
  ['SH014', 'Record created.', '', 'created'],
  ['sh003', 'x', undefined, 'out_for_delivery'],
  ['SH033', 'Customer not available', 'A01', 'exception'],
  ['SH160', 'Processing', 'A01', 'exception'],
  ['SH005', 'Delivered', 'A01', 'delivered'],
  ['SH313', 'x', 'A01', 'cancelled'],
  ['SH999', 'Shipment created', '', 'created'],
  ['SH999', 'Return requested', '', 'returning'],
  ['SH999', 'Not delivered', '', 'exception'],
  ['SH999', 'Delivered to door', '', 'delivered'],
  ['SH999', 'Out for Delivery', '', 'out_for_delivery'],
  ['SH999', 'Delivery attempt', '', 'exception'],
  ['SH999', 'Picked up', '', 'picked_up'],
  ['constructor', 'Nobody knows', '', 'in_transit'],
  [undefined, '', undefined, 'in_transit'],
])('classifies %s “%s” with problem %s as %s', (code, description, problem, status) => {
  expect(statusOfUpdate(code, description, problem)).toBe(status);
});

describe('configuration', () => {
  test.each([
    [{ ARAMEX_PASSWORD: '' }, 'ARAMEX_PASSWORD'],
    [{ ARAMEX_BASE_URL: 'http://aramex.example' }, 'https'],
    [{ ARAMEX_BASE_URL: 'http://127.0.0.1:1' }, 'SANDBOX is not 1'],
    [{ ARAMEX_BASE_URL: 'http://127.0.0.1:1', SANDBOX: '1', APP_ENV: 'live' }, 'APP_ENV is live'],
    [{ ARAMEX_BASE_URL: 'https://ws.dev.aramex.net/x', APP_ENV: 'live' }, 'the test one'],
  ])('is rejected with %j', (changed, reason) => {
    expect(configured(changed)).toMatchObject({
      error: { code: 'not_configured', message: expect.stringContaining(reason) as unknown },
    });
  });
});
