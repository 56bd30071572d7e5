/** What the shop promises: one place for the pages that state it and the markup that repeats it. */

/** From the day of purchase, for a book that is unused and in its original condition. */
export const returnDays = 14;

/** Business days until an order leaves the shop. */
export const handlingDays = { from: 0, to: 2 };

/** Days on the way to any governorate, after that. */
export const transitDays = { from: 3, to: 7 };

/** Where on the About page each policy stands. Others link there: these never change. */
export const policyAnchors = {
  privacy: 'privacy',
  refunds: 'refund',
  shipping: 'shipping',
} as const;

export type PolicyName = keyof typeof policyAnchors;

/** Business days from the order to the door: the two above together. */
export const deliveryDays = {
  from: handlingDays.from + transitDays.from,
  to: handlingDays.to + transitDays.to,
};
