/** An order that awaits payment. `total_amount` in pounds, as the shopper saw it. */
export type OrderToPay = { order_id: string; order_number: string; total_amount: number };

/** What the checkout knows about an order in addition to its number. The server uses its own data instead. */
export type ChargeDetails = {
  customerName: string;
  customerEmail: string;
  customerMobile: string;
  street: string;
  city: string;
  inEgypt: boolean;
  products: { product_id: string; description: string; price: number; quantity: number }[];
  /** Delivery and service fee, in pounds. */
  shipping: number;
};

/** The order to pay, new or existing; or why there is none, as a message for the shopper. */
export type Prepared =
  | { ok: true; order: OrderToPay; details: ChargeDetails | null }
  /** `isNotice`: a toast says why, and the shopper stays on the page. */
  | { ok: false; text: string; order: OrderToPay | null; isNotice?: boolean };
