import { type FawryAccount } from './fawry-account.ts';
import { type FawryStatus, type Payment } from './fawry-state.ts';
import { signed, twoDecimals } from './signatures.ts';

const notifiedMethods = { PayUsingCC: 'CARD', PayAtFawry: 'PAYATFAWRY', MWALLET: 'MWALLET' };

export interface MessageChanges {
  status?: FawryStatus;
  merchantRefNumber?: string;
  /** Signs the amounts as formatted in JSON. */
  isUnpadded?: boolean;
  isCorrupt?: boolean;
  /** Replaces values before signing. */
  override?: Record<string, unknown>;
  /** Replaces values after signing. */
  edit?: Record<string, unknown>;
}

/** The notification of a payment, also returned by the status call. */
export function notificationOf(
  account: FawryAccount,
  payment: Payment,
  requestId: string,
  changes: MessageChanges = {},
): Record<string, unknown> {
  const { charge } = payment;
  const message: Record<string, unknown> = {
    requestId,
    fawryRefNumber: payment.referenceNumber,
    merchantRefNumber: changes.merchantRefNumber ?? payment.merchantRefNumber,
    customerName: charge.customerName,
    customerMobile: charge.customerMobile,
    customerMail: charge.customerMail,
    customerMerchantId: charge.customerProfileId,
    paymentAmount: (payment.orderPt + payment.feesPt) / 100,
    orderAmount: payment.orderPt / 100,
    fawryFees: payment.feesPt / 100,
    orderStatus: changes.status ?? payment.status,
    paymentMethod: notifiedMethods[payment.method],
    orderExpiryDate: charge.expiresAt,
    orderItems: charge.items.map(({ itemId, quantity, unitPt }) => ({
      itemCode: itemId,
      price: unitPt / 100,
      quantity,
    })),
    ...paidFields(payment, changes.status),
    ...(payment.scenarios.includes('empty-amounts') && { paymentAmount: '', orderAmount: '' }),
    ...changes.override,
  };
  const signature = messageSignature(account, message, changes.isUnpadded === true);
  const sent = changes.isCorrupt ? flipped(signature) : signature;
  return { ...message, messageSignature: sent, ...changes.edit };
}

/** A changed message with a valid signature. */
export function signedAnew(
  account: FawryAccount,
  message: Record<string, unknown>,
): Record<string, unknown> {
  return { ...message, messageSignature: messageSignature(account, message, false) };
}

function paidFields(payment: Payment, status: FawryStatus = payment.status) {
  if (status === 'NEW' || status === 'EXPIRED' || status === 'CANCELED') return {};
  if (status === 'FAILED')
    return {
      failureErrorCode: payment.failure?.code ?? 99_992,
      failureReason: payment.failure?.reason ?? 'Technical failure',
    };
  return {
    paymentTime: payment.paidAt,
    paymentRefrenceNumber: payment.paymentReference,
    ...(payment.authNumber ? { authNumber: payment.authNumber } : {}),
  };
}

function messageSignature(
  account: FawryAccount,
  message: Record<string, unknown>,
  isUnpadded: boolean,
): string {
  const text = (name: string) => message[name] as string | undefined;
  const amount = (name: string) => {
    // An assumption: Fawry does not document what it signs for an empty amount.
    if (message[name] === '') return '';
    const pounds = Number(message[name]);
    return isUnpadded ? String(pounds).replace(/(\.\d\d)$/, '$10') : pounds.toFixed(2);
  };
  return signed(
    text('fawryRefNumber'),
    text('merchantRefNumber'),
    amount('paymentAmount'),
    amount('orderAmount'),
    text('orderStatus'),
    text('paymentMethod'),
    text('paymentRefrenceNumber'),
    account.secureKey,
  );
}

/** Changes the last digit. */
function flipped(hex: string): string {
  return hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');
}

/** The popup's result for the page, also used as query parameters. `claimed` may be false. */
export function chargeResponseOf(
  account: FawryAccount,
  payment: Payment,
  claimed?: { status: string; secureKey: string },
): Record<string, unknown> {
  const { charge, orderPt, feesPt, status } = payment;
  const isFailed = status === 'FAILED';
  const orderStatus = claimed?.status ?? (status === 'NEW' ? 'UNPAID' : status);
  const isPaid = orderStatus === 'PAID';
  const authNumber = isPaid ? payment.authNumber : undefined;
  return {
    type: 'ChargeResponse',
    referenceNumber: payment.referenceNumber,
    merchantRefNumber: payment.merchantRefNumber,
    orderAmount: orderPt / 100,
    paymentAmount: (orderPt + feesPt) / 100,
    fawryFees: feesPt / 100,
    orderStatus,
    paymentMethod: payment.method,
    ...(isPaid ? { paymentTime: payment.paidAt ?? payment.createdAt } : {}),
    ...(orderStatus === 'UNPAID' ? { expirationTime: charge.expiresAt } : {}),
    customerName: charge.customerName,
    customerMobile: charge.customerMobile,
    customerMail: charge.customerMail,
    customerProfileId: charge.customerProfileId,
    ...(authNumber ? { authNumber } : {}),
    signature: signed(
      payment.referenceNumber,
      payment.merchantRefNumber,
      twoDecimals(orderPt + feesPt),
      twoDecimals(orderPt),
      orderStatus,
      payment.method,
      twoDecimals(feesPt),
      authNumber,
      charge.customerMail,
      charge.customerMobile,
      claimed?.secureKey ?? account.secureKey,
    ),
    taxes: 0,
    statusCode: isFailed ? (payment.failure?.code ?? 99_992) : 200,
    statusDescription: isFailed
      ? (payment.failure?.reason ?? 'Technical failure')
      : 'Operation done successfully',
    basketPayment: false,
  };
}
