import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject, raised, shopperToken } from '../testing/fake-project.ts';
import { fawryKnowsNothing, fawryMessage, fawryStatusPath } from '../testing/fawry-message.ts';
import { applied, ids, openPayment, pendingOrder } from '../testing/orders.ts';
import { readyToPay } from './ready-to-pay.ts';

const project = {
  'rpc/confirm_session': ids.user,
  orders: pendingOrder(),
  'rpc/apply_payment_event': applied,
  'rpc/mark_payment_checked': null,
};
const second = {
  ...project,
  orders: pendingOrder(['FAILED']),
  'rpc/open_payments': [openPayment({ status: 'FAILED' })],
};
type Answers = Parameters<typeof fakeProject>[0];

async function ready(answers: Answers) {
  const { deps, requests } = fakeProject(answers);
  const outcome = await readyToPay(deps, shopperToken, ids.order);
  return { outcome: outcome.ok ? outcome.value : outcome.refusal.code, requests };
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('identifies the payer by the confirmed session, using the shopper’s own token', async () => {
  const { outcome, requests } = await ready(project);
  expect(outcome).toEqual({ userId: ids.user });
  expect(requests.map(({ as }) => as)).toEqual(['shopper', 'shopper']);
});

test.each([
  ['has ended the session', () => raised(401, 'not_signed_in'), 'not_signed_in'],
  ['is away', () => new Response('', { status: 503 }), 'service_unavailable'],
  ['names nobody', () => Response.json(null), 'service_unavailable'],
  ['names what is no user', () => Response.json('somebody'), 'service_unavailable'],
])(
  'refuses to start a payment when the database %s, without querying a provider',
  async (_, answer, code) => {
    const { outcome, requests } = await ready({ ...second, 'rpc/confirm_session': answer });
    expect(outcome).toBe(code);
    expect(requests.map(({ what }) => what).toSorted()).toEqual(['orders', 'rpc/confirm_session']);
  },
);

test('refuses a second payment if a failed one turns out to be paid', async () => {
  const { outcome } = await ready({ ...second, [fawryStatusPath]: () => fawryMessage() });
  expect(outcome).toBe('already_paid');
});

test('allows a payment after a failed one that the provider does not know', async () => {
  const { outcome } = await ready({ ...second, [fawryStatusPath]: fawryKnowsNothing });
  expect(outcome).toEqual({ userId: ids.user });
});

test('starts no payment while the open payments cannot be read', async () => {
  const down = () => new Response('', { status: 503 });
  const { outcome } = await ready({ ...second, 'rpc/open_payments': down });
  expect(outcome).toBe('service_unavailable');
});
