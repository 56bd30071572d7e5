import { type PaymobMethod } from '../../../functions/_shared/contracts/paymob-methods.ts';
import { cardNumbers, paymobBuyer, type PaymobObject } from './paymob-buyer.ts';
import { fawryBrowser, type FawryBuyer, plainBuyer } from './fawry-buyer.ts';
import { card } from './popup.ts';
import { type fawryWorld, type paymobWorld } from './world.ts';

/** A message of Fawry's that an attacker can obtain by paying for at most one small order. */
export interface FawryMessage {
  kind: 'popup-result' | 'return-query' | 'notification' | 'status-answer';
  /** `UNPAID` for a reference shown in a popup, `NEW` for the same in notifications and answers. */
  orderStatus: string;
  /** The shop's reference of the attempt. */
  merchantRef: string;
  buyer: FawryBuyer;
  /** The amount paid, in piastres: 0 if free. */
  paidPt: number;
  /** As received: numbers and strings; strings only in a query. */
  fields: Record<string, unknown>;
  /** The exact text: JSON, or a query without its question mark. */
  text: string;
  /** The value of `signature` (popup, query) or `messageSignature`. */
  signature: string;
}

/** A message of Paymob's that an attacker can obtain by paying for at most one small order. */
export interface PaymobMessage {
  kind: 'callback' | 'return-query';
  story: 'paid' | 'declined' | 'pending' | 'refunded' | 'voided' | 'refund' | 'void';
  method: PaymobMethod;
  merchantRef: string;
  orderId: number;
  transactionId: number;
  paidPt: number;
  /** The callback's `obj`, or the query's flat fields without `hmac`. */
  fields: Record<string, unknown>;
  /** The exact text: the callback's body, or the query without its question mark. */
  text: string;
  hmac: string;
}

interface Options {
  /**
   * Generates references as the shop does. Pass it when collecting twice in one world, because references are never
   * reused.
   */
  nextRef: () => string;
}

/**
 * Runs every possible outcome of a Fawry payment, and collects the messages that buyers see. Finally advances the
 * world's clock until every reference has expired.
 */
export async function fawryMessages(
  world: ReturnType<typeof fawryWorld>,
  buyers: FawryBuyer[] = [plainBuyer],
  { nextRef }: Options = counted('ZD-BUYER'),
): Promise<FawryMessage[]> {
  const browser = fawryBrowser(world);
  const messages: FawryMessage[] = [];
  const keep = (
    kind: FawryMessage['kind'],
    of: { merchantRef: string; buyer: FawryBuyer },
    text: string,
  ) => {
    const fields = kind === 'return-query' ? flat(text) : objectIn(text);
    const orderStatus = String(fields['orderStatus']);
    const isFree = ['UNPAID', 'NEW', 'EXPIRED', 'FAILED', 'CANCELED'].includes(orderStatus);
    const signature = String(fields['messageSignature'] ?? fields['signature']);
    const paidPt = isFree ? 0 : of.buyer.amountPt;
    messages.push({ kind, ...of, orderStatus, paidPt, fields, text, signature });
  };
  const attempts: { merchantRef: string; buyer: FawryBuyer }[] = [];

  for (const buyer of buyers) {
    const begin = () => {
      const attempt = { merchantRef: nextRef(), buyer };
      attempts.push(attempt);
      return attempt;
    };
    const inPopup = async (step: string, fields: Record<string, string> = {}) => {
      const attempt = begin();
      const { response = {} } = await browser.pay(attempt.merchantRef, buyer, step, fields);
      keep('popup-result', attempt, JSON.stringify(response));
      const inquire = async () =>
        keep('status-answer', attempt, await browser.status(attempt.merchantRef));
      await inquire();
      return { inquire, referenceNumber: String(response['referenceNumber']) };
    };
    const outlet = await inPopup('reference');
    await world.sim('/fawry/pay', { referenceNumber: outlet.referenceNumber });
    await outlet.inquire();
    await inPopup('reference');
    await inPopup('card', { ...card, number: '4222000006724235' });
    await inPopup('wallet', { wallet: 'approve' });
    const byCard = await inPopup('card', card);
    await browser.refund(byCard.referenceNumber, Math.ceil(buyer.amountPt / 2));
    await byCard.inquire();
    for (const [step, fields] of [
      ['reference', {}],
      ['card', card],
    ] as const) {
      const attempt = begin();
      const back = await browser.payAndReturn(attempt.merchantRef, buyer, step, fields);
      keep('return-query', attempt, back.search.slice(1));
    }
  }
  await world.sandbox.advance(Math.max(...buyers.map(({ expiresAt }) => expiresAt)));
  for (const attempt of attempts) {
    const { merchantRef } = attempt;
    const own = world.shop.got.filter(({ body }) => body['merchantRefNumber'] === merchantRef);
    for (const { text } of own) keep('notification', attempt, text);
    keep('status-answer', attempt, await browser.status(merchantRef));
  }
  return messages;
}

/**
 * Runs every possible outcome of a Paymob payment of `amountPt`, including refunds and voids. Clears the messages that
 * the world's shop received before.
 */
export async function paymobMessages(
  world: ReturnType<typeof paymobWorld>,
  amountPt = 1_000,
  { nextRef }: Options = counted('ZD-BUYER'),
): Promise<PaymobMessage[]> {
  const buyer = await paymobBuyer(world);
  const messages: PaymobMessage[] = [];

  const begin = async (method: PaymobMessage['method']) => {
    const merchantRef = nextRef();
    const orderId = await buyer.order(merchantRef, amountPt);
    const token = await buyer.key(orderId, amountPt, method);
    const keep = async (story: PaymobMessage['story'], transactionId: number) => {
      const isFree = story === 'declined' || story === 'pending';
      const paidPt = isFree ? 0 : amountPt;
      const of = { story, method, merchantRef, orderId, transactionId, paidPt };
      const back = (await buyer.returnOf(transactionId)).search.slice(1);
      const { hmac = '', ...fields } = flat(back);
      messages.push({ kind: 'return-query', ...of, fields, text: back, hmac });
      // Also for events that Paymob does not report itself, such as an unpaid kiosk reference.
      world.shop.got.length = 0;
      await world.sim('/webhook/send', { ref: merchantRef, transactionId });
      for (const { url, text, body } of world.shop.got)
        messages.push({
          kind: 'callback',
          ...of,
          fields: body['obj'] as PaymobObject,
          text,
          hmac: url.searchParams.get('hmac') ?? '',
        });
    };
    return { token, keep };
  };
  const idIn = (address: string) => Number(new URL(address).searchParams.get('id'));

  const declined = await begin('card');
  await declined.keep(
    'declined',
    idIn(await buyer.payByCard(declined.token, cardNumbers.declined)),
  );
  for (const story of ['refund', 'void'] as const) {
    const paid = await begin('card');
    const id = idIn(await buyer.payByCard(paid.token, cardNumbers.approved));
    await paid.keep('paid', id);
    const given = story === 'void' ? await buyer.void(id) : await buyer.refund(id, amountPt);
    await paid.keep(story, Number(given.body['id']));
    await paid.keep(story === 'void' ? 'voided' : 'refunded', id);
  }
  for (const decision of ['approve', 'reject'] as const) {
    const wallet = await begin('wallet');
    const back = await buyer.payByWallet(wallet.token, decision);
    await wallet.keep(decision === 'approve' ? 'paid' : 'declined', idIn(back));
  }
  const kiosk = await begin('kiosk');
  const { id } = await buyer.startKiosk(kiosk.token);
  await kiosk.keep('pending', id);
  await world.sim(`/paymob/kiosk/${id}/pay`, {});
  await kiosk.keep('paid', id);
  return messages;
}

function counted(begins: string): Options {
  let count = 0;
  return { nextRef: () => `${begins}-${(count += 1)}` };
}

const flat = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query));

const objectIn = (text: string) => JSON.parse(text) as Record<string, unknown>;
