/**
 * Every name under which the shop keeps something in a browser: cookies, storage of this browser or of a tab, caches.
 * What it is stands in the privacy policy, under `about.privacy.browser.kept`. `*`: a version follows.
 */
export const browserStorage = {
  cart: ['cart-items', 'cart-products'],
  taps: ['early-taps'],
  city: ['delivery-city'],
  language: ['language'],
  session: [
    'sb-shop-auth-token',
    'session-change',
    'signed-out',
    'after-sign-in',
    'password-recovery',
  ],
  draft: ['checkout-draft'],
  attempt: ['checkout-attempt'],
  chat: ['chat-visitor'],
  telemetry: ['telemetry'],
  retries: ['page-retries'],
  payment: ['payment-language'],
  message: ['kept-toast', 'social-failure'],
  offline: ['offline-*'],
} as const satisfies Record<string, readonly string[]>;

export const browserStorageUses = Object.keys(browserStorage) as (keyof typeof browserStorage)[];
