/**
 * Every name under which the shop stores data in a browser: cookies, local and session storage, caches. The privacy
 * policy describes them, under `about.privacy.browser.kept`. `*`: followed by a version.
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
