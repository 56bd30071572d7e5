import type { OrderToPay } from '@/lib/payments/order-to-pay';

export type WorkStep = 'order' | 'payment' | 'leaving';

/** Where a payment stands, from the press of the button on. */
export type PaymentStage =
  | { name: 'idle' }
  | { name: 'working'; step: WorkStep }
  | { name: 'popup' }
  | { name: 'kiosk-waiting' }
  | { name: 'kiosk'; reference: string; expiresAt: string | null }
  | { name: 'tab'; page: string; blocked: boolean }
  | { name: 'failed'; text: string; order: OrderToPay | null };
