/** The shop's promises, in one place for the pages that state them and the structured data that repeats them. */

/** From the day of purchase, for an unused book in its original condition. */
export const returnDays = 14;

/** Business days until an order is handed to the courier. */
export const handlingDays = { from: 0, to: 2 };

/** Business days from then until delivery to any governorate. */
export const transitDays = { from: 3, to: 7 };

/** The fragments of the policies on the About page. Other pages link to them, so they must not change. */
export const policyAnchors = {
  privacy: 'privacy',
  refunds: 'refund',
  shipping: 'shipping',
} as const;

export type PolicyName = keyof typeof policyAnchors;

/** Business days from payment to delivery: the sum of the two above. */
export const deliveryDays = {
  from: handlingDays.from + transitDays.from,
  to: handlingDays.to + transitDays.to,
};
