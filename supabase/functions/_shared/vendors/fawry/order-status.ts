import { type PaymentMethod, type PaymentStatus } from '../vendor-event.ts';

const statuses: Record<string, PaymentStatus> = {
  new: 'PENDING',
  unpaid: 'PENDING',
  paid: 'PAID',
  failed: 'FAILED',
  expired: 'EXPIRED',
  canceled: 'CANCELLED',
  cancelled: 'CANCELLED',
  refunded: 'REFUNDED',
  partial_refunded: 'PARTIAL_REFUNDED',
};

/** An unknown status means only that the payment is in progress. */
export function statusOf(orderStatus: string): PaymentStatus {
  return statuses[orderStatus.toLowerCase()] ?? 'PENDING';
}

const methods: Record<string, PaymentMethod> = {
  payatfawry: 'kiosk',
  card: 'card',
  payusingcc: 'card',
  mwallet: 'wallet',
  mobilewallet: 'wallet',
  wallet: 'wallet',
};

/** Requests, notifications and popup results spell the methods differently. */
export function methodOf(paymentMethod: string): PaymentMethod {
  return methods[paymentMethod.toLowerCase().replace(/[^a-z]/g, '')] ?? 'other';
}
