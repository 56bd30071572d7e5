import { type CommonState, emptyState } from '../shared/common-state.ts';
import { type Lag, type LagLength } from '../shared/lag.ts';

export interface Order {
  id: number;
  merchantOrderId: string;
  amountCents: number;
  createdAt: string;
}

export type Billing = Record<string, string>;

/** A payment key: for one integration and one attempt. */
export interface Key {
  token: string;
  orderId: number;
  integrationId: number;
  billing: Billing;
  expiresAt: number;
  isUsed: boolean;
  scenarios: string[];
  lagLength?: LagLength;
  /** Only in the newer API: replaces the dashboard's settings. */
  webhookUrl?: string;
  returnUrl?: string;
}

export interface Transaction {
  id: number;
  orderId: number;
  /** The integration in the callback; wrong in one scenario. */
  integrationId: number;
  amountCents: number;
  currency: string;
  createdAt: string;
  pending: boolean;
  success: boolean;
  is3dSecure: boolean;
  isLive: boolean;
  isVoided: boolean;
  isRefunded: boolean;
  isVoid: boolean;
  isRefund: boolean;
  refundedCents: number;
  parentId: number | null;
  source: { type: 'card' | 'wallet' | 'aggregator'; sub_type: string; pan: string };
  data: { message: string; txn_response_code: string; klass: string; bill_reference?: number };
  billing: Billing;
  webhookUrl: string;
  returnUrl: string;
  /** When a kiosk payment or a wallet's confirmation expires. */
  expiresAt: number;
  scenarios: string[];
  lagLength?: LagLength;
  /** While it lasts, queries return the pending state. */
  lag?: Lag;
}

/** A client secret of the newer API, for one key. */
export interface Intention {
  clientSecret: string;
  id: string;
  keyToken: string;
}

export interface PaymobState extends CommonState {
  /** Access tokens and when they expire. */
  accessTokens: Record<string, number>;
  orders: Record<number, Order>;
  keys: Record<string, Key>;
  transactions: Record<number, Transaction>;
  intentions: Record<string, Intention>;
}

export function emptyPaymobState(): PaymobState {
  return {
    ...emptyState(),
    accessTokens: {},
    orders: {},
    keys: {},
    transactions: {},
    intentions: {},
  };
}
