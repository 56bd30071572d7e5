import { sha256Hex } from '../digest.ts';
import { poundsText } from '../money.ts';
import { type FawryConfig } from './config.ts';

/* Fawry's signatures are SHA-256 of the concatenated fields without separators, with the secret last. Amounts have
   exactly two decimals, other values are as sent or received, and missing ones are empty. */

const amountText = (piastres: number | null | undefined) =>
  piastres == null ? '' : poundsText(piastres);

type Keys = Pick<FawryConfig, 'merchantCode' | 'secureKey'>;

interface SignedItem {
  itemId: string;
  quantity: number;
  unitPt: number;
}

interface SignedCharge {
  merchantRef: string;
  customerProfileId?: string | undefined;
  returnUrl: string;
  items: SignedItem[];
}

/** Sorted by code unit, as by Fawry, independent of the locale. */
export function chargeSignature(keys: Keys, charge: SignedCharge): Promise<string> {
  const items = charge.items
    .toSorted((a, b) => (a.itemId < b.itemId ? -1 : Number(a.itemId > b.itemId)))
    .map(({ itemId, quantity, unitPt }) => `${itemId}${quantity}${poundsText(unitPt)}`);
  return sha256Hex(
    [
      keys.merchantCode,
      charge.merchantRef,
      charge.customerProfileId ?? '',
      charge.returnUrl,
      ...items,
      keys.secureKey,
    ].join(''),
  );
}

export function statusSignature(keys: Keys, merchantRef: string): Promise<string> {
  return sha256Hex(keys.merchantCode + merchantRef + keys.secureKey);
}

interface SignedMessage {
  fawryRefNumber: string;
  merchantRefNumber: string;
  /** Null if missing in the message; it is signed as empty. */
  paymentPt: number | null;
  orderPt: number | null;
  orderStatus: string;
  paymentMethod: string;
  /** Spelled `paymentRefrenceNumber` in the message. */
  paymentReference: string;
}

/** The signature of notifications and of the status answer. */
export function messageSignature(keys: Keys, message: SignedMessage): Promise<string> {
  return sha256Hex(
    [
      message.fawryRefNumber,
      message.merchantRefNumber,
      amountText(message.paymentPt),
      amountText(message.orderPt),
      message.orderStatus,
      message.paymentMethod,
      message.paymentReference,
      keys.secureKey,
    ].join(''),
  );
}

interface SignedResult {
  referenceNumber: string;
  merchantRefNumber: string;
  paymentPt: number;
  orderPt: number;
  orderStatus: string;
  paymentMethod: string;
  feesPt: number | undefined;
  shippingPt: number | undefined;
  authNumber: string;
  customerMail: string;
  customerMobile: string;
}

/** The signature of the popup's result. */
export function resultSignature(keys: Keys, result: SignedResult): Promise<string> {
  return sha256Hex(
    [
      result.referenceNumber,
      result.merchantRefNumber,
      poundsText(result.paymentPt),
      poundsText(result.orderPt),
      result.orderStatus,
      result.paymentMethod,
      amountText(result.feesPt),
      amountText(result.shippingPt),
      result.authNumber,
      result.customerMail,
      result.customerMobile,
      keys.secureKey,
    ].join(''),
  );
}

export function refundSignature(
  keys: Keys,
  refund: { referenceNumber: string; amountPt: number; reason?: string | undefined },
): Promise<string> {
  const { referenceNumber, amountPt, reason = '' } = refund;
  return sha256Hex(
    keys.merchantCode + referenceNumber + poundsText(amountPt) + reason + keys.secureKey,
  );
}

export function cancelSignature(
  keys: Keys,
  cancel: { referenceNumber: string; language: string },
): Promise<string> {
  return sha256Hex(cancel.referenceNumber + keys.merchantCode + cancel.language + keys.secureKey);
}
