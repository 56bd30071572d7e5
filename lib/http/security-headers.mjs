import { earlyTapsHash } from '../cart/early-taps-script.mjs';

/**
 * What scripts, pictures and frames a page may load. Cached pages are the same for everyone, so their inline hydration
 * scripts can bear no nonce: the server that sends them puts hashes in the place of `'unsafe-inline'`, see
 * `scripts/serve/script-policy`. A page made for one shopper gives a `nonce`; the origins of payment providers are for the
 * checkout alone.
 * @param {{ NEXT_PUBLIC_SUPABASE_URL?: string, NODE_ENV?: string }} environment
 * @param {{ nonce?: string, providers?: string[], isFramed?: boolean }} [page] `isFramed`: the shop's own pages may frame it
 */
export function contentPolicy(environment, { nonce, providers = [], isFramed = false } = {}) {
  const production = environment.NODE_ENV === 'production';
  const backendUrl = environment.NEXT_PUBLIC_SUPABASE_URL;
  const backendOrigin = backendUrl ? new URL(backendUrl).origin : '';
  const sources = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // The layout is the same for everybody, and its own script bears no nonce.
      ...(nonce ? [`'nonce-${nonce}'`, isFramed ? '' : earlyTapsHash] : ["'unsafe-inline'"]),
      // React's development build evaluates strings; the production build never does.
      ...(production ? [] : ["'unsafe-eval'"]),
      ...providers,
    ],
    'style-src': ["'self'", "'unsafe-inline'", ...providers],
    'img-src': ["'self'", 'data:', 'blob:', backendOrigin, ...providers],
    'font-src': ["'self'", ...providers],
    'connect-src': ["'self'", backendOrigin, ...(production ? [] : ['ws:']), ...providers],
    ...(providers.length > 0 && { 'frame-src': providers }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  };
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${[...new Set(values)].filter(Boolean).join(' ')}`)
    .join('; ');
}

const always = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
];

/**
 * What every answer of the shop carries, errors included.
 * @param {{ NEXT_PUBLIC_SUPABASE_URL?: string, NODE_ENV?: string }} environment
 */
export function securityHeaders(environment) {
  return [
    { key: 'Content-Security-Policy', value: contentPolicy(environment) },
    ...always,
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ];
}

/**
 * The same for the one page that is shown in a frame of the shop's: it alone lets `chatOrigin` in.
 * @param {{ NEXT_PUBLIC_SUPABASE_URL?: string, NODE_ENV?: string }} environment
 * @param {string} [chatOrigin]
 * @returns {{ key: string, value: string }[]}
 */
export function framedHeaders(environment, chatOrigin) {
  const page = {
    nonce: btoa(crypto.randomUUID()),
    providers: chatOrigin ? [chatOrigin] : [],
    isFramed: true,
  };
  const own = {
    'Content-Security-Policy': contentPolicy(environment, page),
    'X-Frame-Options': 'SAMEORIGIN',
  };
  return securityHeaders(environment).map(({ key, value }) => ({ key, value: own[key] ?? value }));
}

/**
 * The same for a file: no document that could load, frame or ask for anything. Short values, as a first visit brings a
 * dozen and a half files and the headers of each.
 */
export const fileHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
  ...always,
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Permissions-Policy', value: 'camera=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];
