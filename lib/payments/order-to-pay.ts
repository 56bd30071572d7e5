/** An order that waits for its payment. `total_amount` in pounds, as the shopper has seen it. */
export type OrderToPay = { order_id: string; order_number: string; total_amount: number };

/** What the checkout knows of an order beside its number; the server has its own, and takes that. */
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
