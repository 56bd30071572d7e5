import { describe, expect, test } from '@jest/globals';
import { type Reply, vendorStub } from '../testing/vendor-stub.ts';
import { readJtConfig } from './config.ts';
import { headerDigest } from './digest.ts';
import { statusOfScan } from './scan-status.ts';
import { trackWithJt } from './track.ts';

const settings: Record<string, string> = {
  JT_BASE_URL: 'https://jt.example/webopenplatformapi/api/',
  JT_API_ACCOUNT: '292508153084379141',
  JT_PRIVATE_KEY: 'sandbox-jt-private-key',
};
const configured = (changed: Record<string, string | undefined> = {}) =>
  readJtConfig((name) => ({ ...settings, ...changed })[name]);
const config = () => {
  const read = configured();
  if (!read.ok) throw new Error(read.error.message);
  return read.config;
};

async function track(codes: string[], ...replies: Reply[]) {
  const { fetch, requests } = vendorStub(...replies);
  return { tracked: await trackWithJt(config(), fetch, codes), requests };
}
const answering = (...details: object[]) => ({
  code: '1',
  msg: 'success',
  data: [{ billCode: 'UEG1', details }],
});

test('J1: computes the digest of the golden vector', () => {
  const bizContent = '{"billCodes":"UEG000000190252"}';
  expect(headerDigest(bizContent, 'sandbox-jt-private-key')).toBe('GBujIJ/++/2gpmlI5m2l3w==');
});

test('queries parcels in one form, signed over the text before encoding', async () => {
  const before = Date.now();
  const { requests } = await track(['UEG000000190252', 'B-2'], { code: 1, data: [] });
  const bizContent = '{"billCodes":"UEG000000190252,B-2"}';
  expect(requests[0]).toMatchObject({
    url: 'https://jt.example/webopenplatformapi/api/logistics/trace',
    method: 'POST',
    body: { bizContent },
  });
  const { headers } = requests[0]!;
  expect(headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(headers.get('digest')).toBe(headerDigest(bizContent, 'sandbox-jt-private-key'));
  expect(headers.get('apiaccount')).toBe('292508153084379141');
  expect(Number(headers.get('timestamp'))).toBeGreaterThanOrEqual(before);
});

test('sorts scans newest first in Cairo’s time, in both formats', async () => {
  const { tracked } = await track(
    ['UEG1'],
    answering(
      { scanTime: '2026-07-01 09:00:00', desc: 'Picked up', scanType: 'Pickup scan' },
      {
        scanTime: '2026-07-03 11:30:00',
        desc: 'وصلت',
        scanTypeCode: 10,
        scanNetworkCity: 'الجيزة',
      },
      { scanTime: '2026-07-02 10:00:00', desc: 'On its way', scanTypeCode: '3' },
    ),
  );
  const shipment = tracked.ok ? tracked.shipments[0] : undefined;
  expect(shipment).toMatchObject({
    bill_code: 'UEG1',
    history: [
      {
        scan_time: '2026-07-03T11:30:00+03:00',
        description: 'وصلت',
        normalized_status: 'delivered',
        known_event: 'delivered',
        location: 'الجيزة',
      },
      { scan_time: '2026-07-02T10:00:00+03:00', normalized_status: 'in_transit' },
      { scan_time: '2026-07-01T09:00:00+03:00', normalized_status: 'picked_up' },
    ],
    jt_tracking_response: {
      data: [
        {
          billCode: 'UEG1',
          details: [
            { scanTime: '2026-07-03T11:30:00+03:00', desc: 'وصلت' },
            { desc: 'On its way', known_event: 'departed' },
            { desc: 'Picked up' },
          ],
        },
      ],
    },
  });
});

test('passes on no personal data, not even within the texts', async () => {
  const { tracked } = await track(
    ['UEG1'],
    answering({
      scanTime: '2026-07-01 09:00:00',
      desc: 'المندوب سيد فتحي 0100 123 4567 في الطريق، الرمز 4821، sayed@jt.example',
      scanType: 'Delivery scan',
      staffName: 'سيد فتحي',
      staffContact: '01001234567',
      scanNetworkContact: '19999',
      otp: '4821',
      sigPicUrl: 'https://pictures.example/sign.png',
      electronicSignaturePicUrl: 'https://pictures.example/e.png',
      problemPicUrl: 'https://pictures.example/p.png',
      remark: 'بجوار الصيدلية',
      receiver: { name: 'منى' },
    }),
  );
  const text = JSON.stringify(tracked);
  for (const secret of ['سيد', '0100', '4567', '4821', '19999', 'pictures', 'صيدلية', 'منى', '@'])
    expect(text).not.toContain(secret);
  expect(text).toContain('في الطريق');
});

test.each([
  ['missing from the answer', { code: '1', data: [{ billCode: 'OTHER', details: [{}] }] }],
  ['without scans', { code: '1', data: [{ billCode: 'UEG1', details: [] }] }],
  ['without a list', { code: 1, data: null }],
  ['refused as illegal', { code: '145003100', msg: 'illegal waybill' }],
])('a parcel that is %s has an empty history', async (_, reply) => {
  const { tracked } = await track(['UEG1'], reply);
  expect(tracked).toMatchObject({ ok: true, shipments: [{ bill_code: 'UEG1', history: [] }] });
});

test('an invalid number does not affect the others', async () => {
  const illegal = { code: '145003100' };
  const { tracked, requests } = await track(
    ['BAD', 'UEG1'],
    illegal,
    illegal,
    answering({ scanTime: '2026-07-01 09:00:00', desc: 'x', scanTypeCode: '1' }),
  );
  expect(requests).toHaveLength(3);
  expect(tracked).toMatchObject({
    shipments: [
      { bill_code: 'BAD', history: [] },
      { bill_code: 'UEG1', history: [{ normalized_status: 'picked_up' }] },
    ],
  });
});

test.each([
  [{ code: '145003030', msg: 'header signature' }, 'refused', 'J&T 145003030'],
  [{ status: 403, body: 'no' }, 'refused', 'J&T status 403'],
  ['<html>maintenance</html>', 'malformed', 'no answer of J&T’s'],
  [{ result: [] }, 'malformed', 'no answer of J&T’s'],
])('reads %j as %s', async (reply, code, message) => {
  expect((await track(['UEG1'], reply as Reply)).tracked).toEqual({
    ok: false,
    error: { code, message },
  });
});

test('reads malformed scans as far as possible', async () => {
  const { tracked } = await track(
    ['UEG1'],
    answering(
      { scanTime: 'soon', desc: 7, scanTypeCode: 99 },
      { scanTime: null, desc: null, scanType: ['x'] },
      { scanTime: '2026-07-01 09:00:00' },
    ),
  );
  expect(tracked).toMatchObject({
    shipments: [
      {
        history: [
          { scan_time: '2026-07-01T09:00:00+03:00', normalized_status: 'created' },
          { description: '7', normalized_status: 'in_transit' },
          { description: '', normalized_status: 'created' },
        ],
      },
    ],
  });
});

test.each([
  ['1', undefined, 'picked_up'],
  ['7', undefined, 'ready_for_pickup'],
  ['11', 'Abnormal parcel scan', 'exception'],
  ['99', 'Signing scan', 'delivered'],
  [undefined, 'Delivery scan', 'out_for_delivery'],
  [undefined, 'DC arrival', 'in_transit'],
  [undefined, 'Returned parcel scan', 'returning'],
  [undefined, 'Returned signed', 'returned'],
  [undefined, 'Abnormal parcel scan', 'exception'],
  ['toString', 'something', 'in_transit'],
])('classifies scan %s, %s as %s', (code, type, status) => {
  expect(statusOfScan(code, type)).toBe(status);
});

describe('configuration', () => {
  test.each([
    [{ JT_BASE_URL: undefined }, 'JT_BASE_URL'],
    [{ JT_API_ACCOUNT: ' ' }, 'JT_API_ACCOUNT'],
    [{ JT_PRIVATE_KEY: '""' }, 'JT_PRIVATE_KEY'],
    [{ JT_BASE_URL: 'http://jt.example' }, 'https'],
    [{ JT_BASE_URL: 'http://127.0.0.1:1' }, 'SANDBOX is not 1'],
    [{ JT_BASE_URL: 'http://127.0.0.1:1', SANDBOX: '1', APP_ENV: 'live' }, 'APP_ENV is live'],
    [{ JT_BASE_URL: 'https://demoopenapi.jtjms-eg.com/api', APP_ENV: 'live' }, 'the demo one'],
  ])('is rejected with %j', (changed, reason) => {
    expect(configured(changed)).toMatchObject({
      error: { code: 'not_configured', message: expect.stringContaining(reason) as unknown },
    });
  });
});
