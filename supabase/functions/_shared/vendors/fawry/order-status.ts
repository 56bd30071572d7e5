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

/** A status that is new to us says only that something is going on. */
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

/** Requests, notifications and browser results each spell the methods in their own way. */
export function methodOf(paymentMethod: string): PaymentMethod {
  return methods[paymentMethod.toLowerCase().replace(/[^a-z]/g, '')] ?? 'other';
}
