import type { AttemptEnd } from '@/lib/orders/attempt-outcome';
import type { OrderToPay } from '@/lib/payments/order-to-pay';

export type WorkStep = 'order' | 'payment' | 'leaving' | 'confirming';

/** A payment on a page of the provider. */
export type TabPayment = { page: string; attemptId: string; order: OrderToPay };

/**
 * The state of a payment after the pay button was pressed. `isClosed`: the shopper closed the payment page, and there
 * is no text.
 */
export type PaymentStage =
  | { name: 'idle' }
  | { name: 'working'; step: WorkStep }
  | { name: 'popup' }
  | { name: 'kiosk-waiting' }
  | { name: 'kiosk'; reference: string; expiresAt: string | null }
  | { name: 'tab'; payment: TabPayment; blocked: boolean }
  | ({ name: 'returned'; order: OrderToPay } & AttemptEnd)
  | { name: 'failed'; text: string; order: OrderToPay | null; isClosed?: boolean };
