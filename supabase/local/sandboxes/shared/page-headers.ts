import { type MiddlewareHandler } from 'hono';

interface Options {
  /** The shop's addresses: where forms may redirect, and who may frame a page. */
  shopOrigins: string[];
  isFramed: boolean;
}

/** Pages run the sandbox's own script only, and their data does not leave this machine. */
export function pageHeaders({ shopOrigins, isFramed }: Options): MiddlewareHandler {
  const shop = shopOrigins.join(' ');
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${shop}`,
    `frame-ancestors ${isFramed ? `'self' ${shop}` : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
  return async (context, next) => {
    await next();
    if (!context.res.headers.get('content-type')?.startsWith('text/html')) return;
    context.res.headers.set('content-security-policy', policy);
    context.res.headers.set('cache-control', 'no-store');
    // With a stricter value the browser would omit the Origin header of forms.
    context.res.headers.set('referrer-policy', 'same-origin');
  };
}

/** Accepts forms from the sandbox's own pages only, because any page can post a form to this machine. */
export function ownFormsOnly(ownOrigins: string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isForm = context.req.header('content-type')?.includes('form') ?? false;
    if (isForm && origin !== undefined && !ownOrigins.includes(origin))
      return context.text('Forms of other pages are not taken.', 403);
    return next();
  };
}
