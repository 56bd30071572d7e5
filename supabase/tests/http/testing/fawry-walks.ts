import { type ChargeRequest, fawryPayer } from './fawry-payer.ts';
import { type MoneyPath, type Walk } from './money-path.ts';
import { control, expectTries, payments } from './payer.ts';

export const hour = 3_600_000;
export const twoDays = 49 * hour;

type Payer = ReturnType<typeof fawryPayer>;
interface Scene extends Walk {
  fawry: Payer;
  charged: ChargeRequest;
}

/** The scenario is requested before the popup opens, but after the charge was requested. */
export const path = (
  scenario: string,
  walk: (scene: Scene) => Promise<void>,
  ends: MoneyPath['ends'],
  more: Partial<MoneyPath> = {},
): MoneyPath => ({
  provider: 'fawry',
  scenario,
  ends,
  ...more,
  async walk(given) {
    const fawry = fawryPayer(given.shop);
    await walk({ ...given, fawry, charged: await fawry.charge(given.orderId) });
  },
});

export const paid = { order: 'processing', tries: ['PAID'] };
export const inSecondTry = (first: string) => ({ order: 'processing', tries: [first, 'PAID'] });

export const pay = async ({ arrange, fawry, charged }: Scene, step?: string) => {
  await arrange();
  await fawry.pay(charged, step);
};
export const payAgain = async ({ fawry, orderId }: Scene) => fawry.pay(await fawry.charge(orderId));
export const referenceOf = async ({ shop, orderId }: Scene) =>
  (await payments(shop, orderId)).payments[0]?.reference ?? '';
export const refundUnnoticed = async ({ shop, orderId }: Scene, amountPt?: number) => {
  const [row] = (await payments(shop, orderId)).payments;
  const referenceNumber = row?.provider_reference ?? '';
  await control(shop, 'fawry', 'fawry/refund', {
    referenceNumber,
    amountPt: amountPt ?? row?.paid_pt,
  });
};
export const refund = async (scene: Scene, amountPt?: number) => {
  await refundUnnoticed(scene, amountPt);
  await scene.shop.reconcile();
};

/** The first attempt fails. */
export const payTwice = async (scene: Scene) => {
  await pay(scene);
  await payAgain(scene);
};
export const payThenInquire = async (scene: Scene) => {
  await pay(scene);
  await scene.shop.reconcile();
};
/** No genuine notification arrives, so the order is paid only once Fawry is queried. */
export const payUnnoticed = async (scene: Scene) => {
  await pay(scene);
  await expectTries(scene.shop, scene.orderId, 'pending', ['INITIATED']);
  await scene.shop.reconcile();
};
export const payThenWait = async (scene: Scene) => {
  await pay(scene);
  for (let times = 0; times < 4; times += 1) await scene.fawry.later(10_000);
};
/** The popup shows an error or never opens; the shopper tries again. */
export const failThenPay = async (scene: Scene) => {
  await scene.arrange();
  await scene.fawry.step(await scene.fawry.open(scene.charged), 'card');
  await payAgain(scene);
};
export const losingKeys = async (scene: Scene) => {
  await pay(scene);
  await scene.shop.reconcile();
  await control(scene.shop, 'fawry', 'clear', {});
  await scene.shop.reconcile();
};
