import { type MoneyPath } from './money-path.ts';
import { control, expire } from './payer.ts';
import {
  path,
  minute,
  declined,
  withCode,
  withCodeInVain,
  paid,
  inSecondTry,
  pay,
  payTwice,
  payAgain,
  payThenInquire,
  payUnnoticed,
  payThenWait,
  failThenPay,
  inquireOddly,
  settled,
  refundInParts,
  refundUnnoticed,
} from './paymob-walks.ts';

/** Every possible course of an order's payment with Paymob, including faults. */
export const paymobPaths: MoneyPath[] = [
  path('success-card', (scene) => pay(scene), paid),
  path('decline-card', payTwice, inSecondTry('FAILED')),
  path(
    '3ds-ok',
    async (scene) => {
      const begun = await scene.begin();
      await scene.paymob.payByCardWithCode(begun, withCode);
    },
    paid,
  ),
  path(
    '3ds-fail',
    async (scene) => {
      await scene.paymob.payByCardWithCode(await scene.begin(), withCodeInVain);
      await payAgain(scene);
    },
    inSecondTry('FAILED'),
  ),
  path(
    'second-try',
    async (scene) => {
      await scene.arrange();
      const begun = await scene.begin();
      await scene.paymob.payByCardAndLeave(begun, declined);
      await scene.paymob.payByCard(begun);
      await scene.shop.reconcile();
    },
    paid,
  ),
  path(
    'charged-twice',
    async (scene) => {
      await pay(scene);
      await scene.shop.reconcile();
    },
    { order: 'processing', tries: ['paid_twice'], refundDue: true },
    { charges: 2 },
  ),
  path(
    'timeout',
    async (scene) => {
      await scene.arrange();
      await scene.begin();
      await scene.shop.reconcile();
    },
    { order: 'pending', tries: ['PENDING'] },
  ),
  path(
    'wallet-reject',
    async (scene) => {
      await scene.arrange();
      await scene.paymob.payByWallet(await scene.begin('wallet'));
      await scene.paymob.payByWallet(await scene.begin('wallet'));
    },
    inSecondTry('FAILED'),
  ),
  path(
    'wallet-no-redirect',
    async (scene) => {
      await scene.arrange();
      await scene.begin('wallet');
      await scene.paymob.payByWallet(await scene.begin('wallet'));
    },
    inSecondTry('FAILED'),
  ),
  ...['callback-missing', 'bad-hmac', 'sha256-hmac', 'capital-bool-hmac', 'wrong-order'].map(
    (scenario) => path(scenario, payUnnoticed, paid),
  ),
  path('dup-webhook', payThenWait, paid),
  path('out-of-order', payThenWait, paid),
  path(
    'redirect-tampered',
    async (scene) => {
      await pay(scene, declined);
      await scene.shop.reconcile();
    },
    { order: 'pending', tries: ['FAILED'] },
  ),
  path('redirect-order-id', (scene) => pay(scene), paid),
  path(
    'refund-missing',
    async (scene) => {
      await pay(scene);
      await refundUnnoticed(scene);
    },
    { order: 'processing', tries: ['REFUNDED'] },
    { givenBack: 'all' },
  ),
  ...'inquiry-lag empty-amounts null-amounts other-transaction bare-order no-merchant-order string-booleans'
    .split(' ')
    .map((scenario) => path(scenario, inquireOddly, paid)),
  ...['inquiry-parent', 'partial-not-flagged'].map((scenario) =>
    path(
      scenario,
      async (scene) => {
        await pay(scene);
        await refundInParts(scene);
      },
      { order: 'processing', tries: ['REFUNDED'] },
      { givenBack: 'all' },
    ),
  ),
  ...(
    [
      ['amount-mismatch', 'amount_mismatch'],
      ['currency-mismatch', 'currency_mismatch'],
      ['wrong-integration', 'foreign_integration'],
      ['is-live-mismatch', 'wrong_mode'],
    ] as const
  ).map(([scenario, review]) =>
    path(
      scenario,
      payThenInquire,
      { order: 'pending', tries: [review] },
      { charges: 1, shortPt: scenario === 'amount-mismatch' ? 100 : 0 },
    ),
  ),
  ...['vendor-5xx', 'html-body', 'reset'].map((scenario) =>
    path(scenario, failThenPay, inSecondTry('FAILED')),
  ),
  path('slow', failThenPay, inSecondTry('FAILED'), { isSlow: true }),
  path('inquiry-5xx', payThenInquire, paid),
  path('token-expired', (scene) => pay(scene), paid),
  path(
    'keys-gone',
    async (scene) => {
      const begun = await scene.begin();
      await scene.arrange();
      await scene.paymob.payByCardAndLeave(begun);
      await scene.shop.reconcile();
      await control(scene.shop, 'paymob', 'clear', {});
      await scene.shop.reconcile();
    },
    paid,
  ),
  path(
    'void',
    async (scene) => {
      await pay(scene);
      await scene.paymob.void((await settled(scene)).id);
    },
    { order: 'processing', tries: ['VOIDED'] },
    { givenBack: 'all' },
  ),
  path(
    'refund-child',
    async (scene) => {
      await pay(scene);
      const { id } = await settled(scene);
      await scene.paymob.refund(id, 1_000);
      await scene.paymob.refund(id, 2_000);
    },
    { order: 'processing', tries: ['PARTIAL_REFUNDED'] },
    { givenBack: 3_000 },
  ),
  path(
    'cancel-close',
    async (scene) => {
      await scene.paymob.cancel(await scene.begin());
      await scene.shop.reconcile();
      await payAgain(scene);
    },
    inSecondTry('PENDING'),
  ),
  path(
    'wallet-ok',
    async (scene) => {
      await scene.paymob.payByWallet(await scene.begin('wallet'));
    },
    paid,
  ),
  path(
    'wallet-wrong-otp',
    async (scene) => {
      await scene.paymob.payByWallet(await scene.begin('wallet'), 'approve', { otp: '000000' });
      await payAgain(scene);
    },
    inSecondTry('FAILED'),
  ),
  path(
    'kiosk-pending',
    async (scene) => {
      await scene.begin('kiosk');
      await scene.shop.reconcile();
    },
    { order: 'pending', tries: ['PENDING'] },
  ),
  // The last ones advance Paymob's clock: by an access token's lifetime, and by days.
  path(
    'auth-expired',
    async (scene) => {
      await scene.paymob.later(61 * minute);
      await payAgain(scene);
    },
    paid,
  ),
  path(
    'auth-5xx',
    async (scene) => {
      await scene.paymob.later(61 * minute);
      await failThenPay(scene);
    },
    inSecondTry('FAILED'),
  ),
  path(
    'kiosk-paid-later',
    async (scene) => {
      const begun = await scene.begin('kiosk');
      await scene.paymob.later(24 * 60 * minute);
      await scene.shop.reconcile();
      await scene.paymob.payAtKiosk(String(begun.body['reference_number']));
    },
    paid,
  ),
  path(
    'kiosk-expired',
    async (scene) => {
      await scene.begin('kiosk');
      await scene.paymob.later(49 * 60 * minute);
      await expire(scene.shop, scene.orderId);
      await scene.shop.reconcile();
    },
    { order: 'cancelled', tries: ['FAILED'] },
  ),
];
