/** The payment providers, in the order in which they are offered. */
export const paymentProviders = /** @type {const} */ (['fawry', 'paymob']);

/** @typedef {(typeof paymentProviders)[number]} PaymentProvider */

/**
 * The names in `PAYMENT_PROVIDERS`, in its order; all providers by default. May contain unknown names.
 * @param {string | undefined} setting
 */
export function offeredProviders(setting) {
  const names = setting?.split(',').map((name) => name.trim().toLowerCase());
  return [...new Set(names ?? paymentProviders)].filter((name) => name !== '');
}
