import { createHmac } from 'node:crypto';
import { cancelUnpaid } from '../../../functions/_shared/vendors/fawry/cancel-unpaid.ts';
import { fawryMerchantCode } from '../../../local/sandboxes/variables.ts';
import { type MoneyPath } from './money-path.ts';
import { delivered, expectTries, expire, payments } from './payer.ts';
import {
  hour,
  twoDays,
  path,
  paid,
  inSecondTry,
  pay,
  payTwice,
  payAgain,
  referenceOf,
  refund,
  refundUnnoticed,
  payThenInquire,
  payUnnoticed,
  payThenWait,
  failThenPay,
  losingKeys,
} from './fawry-walks.ts';

/** Every possible course of an order's payment with Fawry, including faults. */
export const fawryPaths: MoneyPath[] = [
  path('success-card', (scene) => pay(scene), paid),
  path('decline-funds', payTwice, inSecondTry('FAILED')),
  path('decline-expired', payTwice, inSecondTry('FAILED')),
  path(
    'ref-code',
    async (scene) => {
      await pay(scene, 'reference');
      await scene.fawry.payAtOutlet(await referenceOf(scene));
    },
    paid,
  ),
  path(
    'cancel-close',
    async (scene) => {
      await pay(scene, 'close');
      await payAgain(scene);
    },
    inSecondTry('INITIATED'),
  ),
  path('timeout', (scene) => pay(scene, 'hang'), { order: 'pending', tries: ['INITIATED'] }),
  path(
    'forged-success',
    async (scene) => {
      await pay(scene);
      await scene.fawry.callback(scene.charged, 'PAID');
      await scene.shop.reconcile();
    },
    { order: 'pending', tries: ['PENDING'] },
  ),
  ...['webhook-missing', 'bad-signature', 'unpadded-signature', 'wrong-ref'].map((scenario) =>
    path(scenario, payUnnoticed, paid),
  ),
  ...['dup-webhook', 'out-of-order', 'webhook-before-return', 'return-before-webhook'].map(
    (scenario) => path(scenario, payThenWait, paid),
  ),
  path(
    'refund-missing',
    async (scene) => {
      await pay(scene);
      await refundUnnoticed(scene);
      await expectTries(scene.shop, scene.orderId, 'processing', ['PAID']);
      await scene.shop.reconcile();
    },
    { order: 'processing', tries: ['REFUNDED'] },
    { givenBack: 'all' },
  ),
  path('status-lag', payThenInquire, paid),
  path(
    'empty-amounts',
    async (scene) => {
      await scene.arrange(20);
      await scene.fawry.pay(scene.charged);
      await scene.shop.reconcile();
    },
    { order: 'pending', tries: ['amount_mismatch'] },
    { charges: 1 },
  ),
  path('other-payment', payThenInquire, paid),
  path(
    'amount-mismatch',
    payThenInquire,
    { order: 'pending', tries: ['amount_mismatch'] },
    { charges: 1 },
  ),
  path('fees-on-customer', (scene) => pay(scene), paid),
  path('method-required', failThenPay, inSecondTry('INITIATED')),
  path('invalid-signature-request', failThenPay, inSecondTry('INITIATED')),
  path(
    'script-fail',
    async (scene) => {
      await scene.arrange();
      const script = '/sandbox/fawry/atfawry/plugin/assets/payments/js/fawrypay-payments.js';
      const answers = [
        await scene.shop.gateway.call(script),
        await scene.shop.gateway.call(script),
      ];
      const statuses = answers.map(({ status }) => status).join();
      if (statuses !== '503,200') throw new Error(statuses);
      await scene.fawry.pay(scene.charged);
    },
    paid,
  ),
  ...['status-5xx', 'status-html'].map((scenario) => path(scenario, payThenInquire, paid)),
  path('status-slow', payThenInquire, paid, { isSlow: true }),
  path('keys-gone', losingKeys, paid),
  path('merchant-gone', losingKeys, paid),
  path(
    'refund-full',
    async (scene) => {
      await pay(scene);
      await refund(scene, 1_000);
      const [row] = (await payments(scene.shop, scene.orderId)).payments;
      await refund(scene, (row?.paid_pt ?? 0) - 1_000);
    },
    { order: 'processing', tries: ['REFUNDED'] },
    { givenBack: 'all' },
  ),
  path(
    'refund-partial',
    async (scene) => {
      await pay(scene);
      await refund(scene, 1_000);
    },
    { order: 'processing', tries: ['PARTIAL_REFUNDED'] },
    { givenBack: 1_000 },
  ),
  path(
    'refund-too-much',
    async (scene) => {
      await pay(scene);
      const response = await refund(scene, 99_999_900).catch(String);
      if (!String(response).includes('409')) throw new Error('More went back than was paid.');
    },
    paid,
  ),
  path(
    'cancel-unpaid',
    async (scene) => {
      await pay(scene, 'reference');
      const { gateway } = scene.shop;
      const account = {
        baseUrl: `${gateway.url}/sandbox/fawry`,
        merchantCode: fawryMerchantCode,
        secureKey: createHmac('sha256', gateway.keys.jwtSecret).update('fawry').digest('hex'),
        referenceHours: 48,
      };
      const response = await cancelUnpaid(account, fetch, await referenceOf(scene));
      if (!response.ok) throw new Error(response.error.code);
      await delivered(scene.shop, 'fawry');
      await payAgain(scene);
    },
    inSecondTry('CANCELLED'),
  ),
  path(
    'ref-paid-later',
    async (scene) => {
      await pay(scene, 'reference');
      await scene.fawry.later(hour);
      await scene.shop.reconcile();
      await scene.fawry.payAtOutlet(await referenceOf(scene));
    },
    paid,
  ),
  // The last one advances Fawry's clock by days, so that all references are expired afterwards.
  path(
    'ref-expired',
    async (scene) => {
      await pay(scene, 'reference');
      await scene.fawry.later(twoDays);
      await expire(scene.shop, scene.orderId);
      await scene.shop.reconcile();
      await expectTries(scene.shop, scene.orderId, 'cancelled', ['EXPIRED']);
      await scene.fawry.payAtOutlet(await referenceOf(scene));
    },
    { order: 'cancelled', tries: ['paid_after_cancellation'], refundDue: true },
    { title: 'and paid all the same', charges: 1 },
  ),
];
