import { type MiddlewareHandler } from 'hono';

interface Options {
  /** The addresses under which the shop is reached: where forms may end, and who may frame a page. */
  shopOrigins: string[];
  isFramed: boolean;
}

/** Pages run the sandbox's own script only, and nothing that is typed into them leaves this machine. */
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
    // Any stricter, and the browser would leave the origin of forms out.
    context.res.headers.set('referrer-policy', 'same-origin');
  };
}

/** Forms are taken from the sandbox's own pages only: any page can send one to this machine. */
export function ownFormsOnly(ownOrigins: string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isForm = context.req.header('content-type')?.includes('form') ?? false;
    if (isForm && origin !== undefined && !ownOrigins.includes(origin))
      return context.text('Forms of other pages are not taken.', 403);
    return next();
  };
}
