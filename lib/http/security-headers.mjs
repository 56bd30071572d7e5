/**
 * What every answer of the shop carries, errors included. The pages are cached HTML, so their inline hydration
 * scripts can bear no nonce: scripts are limited to the shop's own files and carry integrity hashes instead.
 * @param {{ NEXT_PUBLIC_SUPABASE_URL?: string, NODE_ENV?: string }} environment
 */
export function securityHeaders({ NEXT_PUBLIC_SUPABASE_URL: backendUrl, NODE_ENV: mode }) {
  const production = mode === 'production';
  const backendOrigin = backendUrl ? new URL(backendUrl).origin : '';
  const sources = {
    'default-src': ["'self'"],
    // React's development build evaluates strings; the production build never does.
    'script-src': ["'self'", "'unsafe-inline'", ...(production ? [] : ["'unsafe-eval'"])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', backendOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", backendOrigin, ...(production ? [] : ['ws:'])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(sources).map(
    ([name, values]) => `${name} ${values.filter(Boolean).join(' ')}`,
  );
  return [
    { key: 'Content-Security-Policy', value: policy.join('; ') },
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ];
}
