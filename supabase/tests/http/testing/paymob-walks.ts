import { type ShopResponse } from './checkout-shop.ts';
import { type MoneyPath, type Walk } from './money-path.ts';
import { expectTries, payments } from './payer.ts';
import { paymobPayer } from './paymob-payer.ts';

type Payer = ReturnType<typeof paymobPayer>;
interface Scene extends Walk {
  paymob: Payer;
  begin: (method?: string) => Promise<ShopResponse>;
}

export const path = (
  scenario: string,
  walk: (scene: Scene) => Promise<void>,
  ends: MoneyPath['ends'],
  more: Partial<MoneyPath> = {},
): MoneyPath => ({
  provider: 'paymob',
  scenario,
  ends,
  ...more,
  async walk(given) {
    const paymob = paymobPayer(given.shop);
    const begin = (method = 'card') =>
      paymob.begin(given.orderId, method, { wallet: { phone: '01010101010' } });
    await walk({ ...given, paymob, begin });
  },
});

export const minute = 60_000;
export const declined = '4000000000000002';
export const withCode = '4000000000003220';
export const withCodeInVain = '4000000000003238';
export const paid = { order: 'processing', tries: ['PAID'] };
export const inSecondTry = (first: string) => ({ order: 'processing', tries: [first, 'PAID'] });

export const pay = async ({ arrange, paymob, begin }: Scene, card?: string) => {
  await arrange();
  await paymob.payByCard(await begin(), card);
};
export const payAgain = async ({ paymob, begin }: Scene) => {
  await paymob.payByCard(await begin());
};
/** The first attempt fails. */
export const payTwice = async (scene: Scene) => {
  await pay(scene);
  await payAgain(scene);
};
export const payThenInquire = async (scene: Scene) => {
  await scene.arrange();
  await scene.paymob.payByCardAndLeave(await scene.begin());
  await scene.shop.reconcile();
};
/** No genuine callback arrives, so the order is paid only once Paymob is queried. */
export const payUnnoticed = async (scene: Scene) => {
  await scene.arrange();
  await scene.paymob.payByCardAndLeave(await scene.begin());
  await expectTries(scene.shop, scene.orderId, 'pending', ['PENDING']);
  await scene.shop.reconcile();
};
export const payThenWait = async (scene: Scene) => {
  await pay(scene);
  for (let times = 0; times < 4; times += 1) await scene.paymob.later(10_000);
};
export const failThenPay = async (scene: Scene) => {
  await scene.arrange();
  const response = await scene.begin();
  if (response.status < 500) throw new Error(`Begun all the same: ${response.status}`);
  await payAgain(scene);
};
/** The odd answers begin with the payment and are temporary. */
export const inquireOddly = async (scene: Scene) => {
  const begun = await scene.begin();
  await scene.arrange();
  await scene.paymob.payByCardAndLeave(begun);
  await scene.shop.reconcile();
  await scene.shop.reconcile();
};
export const settled = async ({ shop, orderId }: Scene) => {
  const [row] = (await payments(shop, orderId)).payments;
  return { id: row?.provider_reference ?? '', paidPt: row?.paid_pt ?? 0 };
};
export const refundInParts = async (scene: Scene) => {
  const { shop, orderId, paymob } = scene;
  const { id, paidPt } = await settled(scene);
  for (const amountPt of [1_000, 1_000]) {
    await paymob.refund(id, amountPt);
    await expectTries(shop, orderId, 'processing', ['PARTIAL_REFUNDED']);
  }
  await paymob.refund(id, paidPt - 2_000);
  await shop.reconcile();
};
export const refundUnnoticed = async (scene: Scene) => {
  const { id, paidPt } = await settled(scene);
  await scene.paymob.refund(id, paidPt);
  await expectTries(scene.shop, scene.orderId, 'processing', ['PAID']);
  await scene.shop.reconcile();
};
