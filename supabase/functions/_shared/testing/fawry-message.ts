import { messageSignature } from '../vendors/fawry/signatures.ts';
import { merchantRef } from './orders.ts';

const keys = { merchantCode: 'SANDBOX-MERCHANT==', secureKey: 'sandbox-fawry-secure-key' };

export const fawryStatusPath = 'fawry.example/ECommerceWeb/Fawry/payments/status/v2';

/** A notification or status answer, with Fawry's signature. */
export async function fawryMessage(changed: Record<string, unknown> = {}) {
  const message = {
    requestId: 'c72827d084ea4b88949d91dd2db4996e',
    fawryRefNumber: '970177001',
    merchantRefNumber: merchantRef,
    paymentAmount: 460.9,
    orderAmount: 460.9,
    orderStatus: 'PAID',
    paymentMethod: 'CARD',
    paymentRefrenceNumber: 'FPN-1',
    ...changed,
  };
  const messageSignatureHex = await messageSignature(keys, {
    fawryRefNumber: message.fawryRefNumber,
    merchantRefNumber: message.merchantRefNumber,
    paymentPt: Math.round(message.paymentAmount * 100),
    orderPt: Math.round(message.orderAmount * 100),
    orderStatus: message.orderStatus,
    paymentMethod: message.paymentMethod,
    paymentReference: message.paymentRefrenceNumber,
  });
  return { ...message, messageSignature: messageSignatureHex };
}

/** Fawry's answer about an unknown payment. */
export const fawryKnowsNothing = {
  type: 'ResponseDataModel',
  statusCode: 9938,
  statusDescription: 'Order not found',
};
