import { inlineScriptHash } from './inline-script.mjs';

/**
 * The Content Security Policy of a page. Cached pages are the same for everyone, so their inline scripts cannot have a
 * nonce: `scripts/serve/script-policy` replaces `'unsafe-inline'` with hashes. A page for one shopper passes a `nonce`;
 * the payment providers' origins are for the checkout only.
 * @param {{ NEXT_PUBLIC_SUPABASE_URL?: string, NODE_ENV?: string }} environment
 * @param {{ nonce?: string, providers?: string[], isFramed?: boolean }} [page] `isFramed`: the shop's own pages may
 * frame it
 */
export function contentPolicy(environment, { nonce, providers = [], isFramed = false } = {}) {
  const production = environment.NODE_ENV === 'production';
  const backendUrl = environment.NEXT_PUBLIC_SUPABASE_URL;
  const backendOrigin = backendUrl ? new URL(backendUrl).origin : '';
  const sources = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // The layout is the same for everyone, so its script has no nonce.
      ...(nonce ? [`'nonce-${nonce}'`, isFramed ? '' : inlineScriptHash] : ["'unsafe-inline'"]),
      // React's development build uses `eval`; the production build does not.
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
    // Browsers without scripts submit the back-in-stock form to a server function.
    'form-action': ["'self'", backendOrigin],
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
 * The security headers of every response, including errors.
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
 * The same for the one page that is shown in an iframe; only it allows `chatOrigin`.
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
 * The same for files, which need not load, frame or connect to anything. Kept short, because a first visit loads about
 * 18 files, each with these headers.
 */
export const fileHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
  ...always,
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Permissions-Policy', value: 'camera=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];
