import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import { asVisitor, posting, refused, statusAndBody } from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const codes = ['9000000001', '9000000002'];
const path = 'aramex.example/Tracking/Service_1_0.svc/json/TrackShipments';
const settings = {
  ARAMEX_BASE_URL: 'https://aramex.example',
  ARAMEX_USERNAME: 'u',
  ARAMEX_PASSWORD: 'p',
  ARAMEX_ACCOUNT_NUMBER: '1',
  ARAMEX_ACCOUNT_PIN: '2',
  ARAMEX_ACCOUNT_ENTITY: 'CAI',
};
const update = {
  UpdateCode: 'SH014',
  UpdateDescription: 'Record created.',
  UpdateDateTime: '/Date(1718900000000+0300)/',
  UpdateLocation: 'Cairo, Egypt',
};
const event = {
  scan_time: '2024-06-20T19:13:20+03:00',
  description: 'Record created.',
  update_description: 'Record created.',
  normalized_status: 'created',
  known_event: 'registered',
  update_code: 'SH014',
  location: 'Cairo, Egypt',
};

function project(answer: unknown) {
  const known = codes.map((bill_code) => ({
    bill_code,
    answer: null,
    is_due: true,
    failure: null,
  }));
  return fakeProject(
    {
      'rpc/own_bill_codes': codes,
      'rpc/begin_tracking': known,
      'rpc/keep_tracking': null,
      'rpc/fail_tracking': null,
      [path]: () => answer,
    },
    settings,
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

test('queries several parcels at once, and returns them in the requested order', async () => {
  const { deps, requests } = project({
    HasErrors: false,
    TrackingResults: [{ Key: codes[1], Value: [update] }],
    NonExistingWaybills: [codes[0]],
  });
  expect(await statusAndBody(handler(posting({ bill_codes: codes }), deps))).toEqual([
    200,
    {
      results: [
        { bill_code: codes[0], provider: 'aramex', history: [] },
        { bill_code: codes[1], provider: 'aramex', history: [event] },
      ],
    },
  ]);
  expect(requests[0]?.body).toEqual({ p_courier: 'aramex', p_bill_codes: codes });
  expect(requests.filter(({ as }) => as === 'provider')).toHaveLength(1);
});

test('reports an error within a successful envelope as an error', async () => {
  const { deps } = project({
    HasErrors: true,
    Notifications: [{ Code: 'ERR01', Message: 'ClientInfo - Invalid username or password' }],
  });
  const [status, body] = await statusAndBody(handler(posting({ bill_codes: codes }), deps));
  expect([status, body]).toMatchObject([502, { code: 'courier_refused' }]);
  expect(JSON.stringify(body)).not.toContain('password');
});

test('refuses visitors', async () => {
  const { deps, requests } = project({});
  expect(await refused(handler(posting({ bill_codes: codes }, asVisitor), deps))).toEqual([
    401,
    'not_signed_in',
  ]);
  expect(requests).toEqual([]);
});
