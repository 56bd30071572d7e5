import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import { applied, merchantRef, noted, openPayment } from '../_shared/testing/orders.ts';
import { paymobTransaction } from '../_shared/testing/paymob-transaction.ts';
import { functionUrl, posting } from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { transactionHmac } from '../_shared/vendors/paymob/hmac.ts';
import { handler } from './handler.ts';

async function query(changed: Record<string, string> = {}): Promise<Record<string, string>> {
  const { order, source_data: source, ...transaction } = paymobTransaction();
  const flat: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(transaction).map(([name, value]) => [name, String(value)]),
    ),
    ...Object.fromEntries(
      Object.entries(source).map(([name, value]) => [`source_data.${name}`, value]),
    ),
    order: String(order.id),
    merchant_order_id: order.merchant_order_id,
    ...changed,
  };
  return { ...flat, hmac: await transactionHmac('sandbox-paymob-hmac', (field) => flat[field]) };
}

const page = 'https://shop.example/payment-complete';
const known = `${page}?orderNumber=ZD-7K3M-9QXT&referenceNumber=900001`;
const transaction = 'paymob.example/api/acceptance/transactions/900001';
const project = {
  'rpc/note_payment_hint': noted(openPayment({ provider: 'paymob', provider_order_id: '700001' })),
  'paymob.example/api/auth/tokens': { token: 'an-access-token' },
  [transaction]: paymobTransaction(),
  'rpc/apply_payment_event': applied,
};

skipPauses();

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

async function lead(
  parameters: Record<string, string>,
  answers: Parameters<typeof fakeProject>[0],
) {
  const { deps, requests } = fakeProject(answers);
  const url = `${functionUrl}?${new URLSearchParams(parameters).toString()}`;
  const answer = await handler(new Request(url), deps);
  expect(answer.status).toBe(303);
  return { requests, location: answer.headers.get('location') };
}

/** The redirect of a query that causes no inquiry. */
async function destination(parameters: Record<string, string>) {
  const { requests, location } = await lead(parameters, {});
  expect(requests).toEqual([]);
  return location;
}

test.each([
  [{}, 'orderStatus=PAID&statusCode=200'],
  [{ pending: 'true', success: 'false' }, 'orderStatus=PENDING&statusCode=200'],
  [{ success: 'false' }, 'orderStatus=FAILED&statusCode=400'],
])('redirects %j to the shop’s page, with Paymob’s answer', async (changed, result) => {
  const { requests, location } = await lead(await query(changed), {
    ...project,
    [transaction]: paymobTransaction(changed),
  });
  expect(location).toBe(`${known}&${result}`);
  expect(requests[0]).toMatchObject({
    as: 'server',
    what: 'rpc/note_payment_hint',
    body: { p_hint: { source: 'return', merchant_ref: merchantRef, provider_order_id: '700001' } },
  });
  expect(requests.at(-1)).toMatchObject({
    as: 'server',
    what: 'rpc/apply_payment_event',
    body: { p_event: { source: 'pull', transaction_id: '900001' } },
  });
});

test.each(['txn_response_code', 'data.txn_response_code'])(
  'passes on the response code of a declined payment, from %s, and nothing but two digits',
  async (name) => {
    const locationWith = async (code: string) =>
      (
        await lead(await query({ success: 'false', [name]: code }), {
          ...project,
          [transaction]: paymobTransaction({ success: 'false' }),
        })
      ).location;
    const failed = `${known}&orderStatus=FAILED&statusCode=400`;
    expect(await locationWith('51')).toBe(`${failed}&responseCode=51`);
    expect(await locationWith('<b>51</b>')).toBe(failed);
  },
);

test('passes on Paymob’s answer, not the browser’s parameters', async () => {
  const { requests, location } = await lead(await query(), {
    ...project,
    [transaction]: paymobTransaction({ is_voided: true }),
  });
  expect(location).toBe(`${known}&orderStatus=VOIDED&statusCode=200`);
  expect(requests.at(-1)).toMatchObject({ body: { p_event: { status: 'VOIDED' } } });
});

test.each([
  ['the database is away', { 'rpc/note_payment_hint': () => new Response('', { status: 503 }) }],
  ['Paymob is away', { [transaction]: () => new Response('', { status: 503 }) }],
  [
    'Paymob says something else of the transaction',
    { [transaction]: paymobTransaction({ amount_cents: 1 }) },
  ],
  ['it was asked before', { 'rpc/note_payment_hint': { known: true, question: null } }],
])('redirects the browser and applies nothing when %s', async (_, answers) => {
  const { requests, location } = await lead(await query(), { ...project, ...answers });
  expect(location).toBe(`${known}&orderStatus=PAID&statusCode=200`);
  expect(requests.map(({ what }) => what)).not.toContain('rpc/apply_payment_event');
});

test('does not echo a foreign reference', async () => {
  const unsigned = { ...(await query()), merchant_order_id: 'ZD-7K3M-9QXT</script>' };
  const { location } = await lead(unsigned, project);
  expect(location).toBe(`${page}?referenceNumber=900001&orderStatus=PAID&statusCode=200`);
});

test('ignores hand-written parameters', async () => {
  const declined = await query({ success: 'false' });
  expect(await destination({ ...declined, success: 'true' })).toBe(page);
  expect(await destination({ success: 'true', order: '1', id: '1' })).toBe(page);
  expect(await destination({})).toBe(page);
  expect(await destination({ hmac: '\0'.repeat(128), next: 'https://evil.example' })).toBe(page);
});

test('rejects a POST', async () => {
  const { deps } = fakeProject();
  expect((await handler(posting({}), deps)).status).toBe(405);
});
