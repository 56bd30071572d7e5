import { Hono, type MiddlewareHandler } from 'hono';
import {
  answerTo,
  type AuthorizationRequest,
  examine,
  type GoogleClient,
} from './authorization-request.ts';
import { consentPage, stoppedPage } from './consent-page.ts';
import { consentLanguage } from './consent-words.ts';
import { accountFrom, type GoogleAccount } from './google-account.ts';
import { type Tickets } from './tickets.ts';

/** A granted authorization, until the client redeems its code. */
export interface Grant {
  request: AuthorizationRequest;
  account: GoogleAccount;
}

interface Options {
  client: GoogleClient;
  /** The shop's address, where the redirects end after the auth service. */
  shopUrl: string;
  pages: Tickets<AuthorizationRequest>;
  codes: Tickets<Grant>;
}

/** Google's authorization endpoint: shows the consent page, and redirects the browser with a code or an error. */
export function authorizeRoutes({ client, shopUrl, pages, codes }: Options): Hono {
  const routes = new Hono();
  routes.use(pageHeaders(shopUrl));

  routes.get('/', (context) => {
    const language = consentLanguage(context.req.query('hl'));
    const examined = examine(context.req.query(), client);
    if (examined.outcome === 'stop')
      return context.html(stoppedPage(language, examined.error), 400);
    if (examined.outcome === 'answer') return context.redirect(examined.location, 302);
    const { request } = examined;
    const email = request.login_hint ?? '';
    return context.html(consentPage({ language, ticket: pages.put(request), email }));
  });

  routes.post('/', async (context) => {
    const form = await context.req.parseBody();
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    const request = pages.take(field('ticket'));
    const language = consentLanguage(request?.hl ?? context.req.query('hl'));
    if (!request) return context.html(stoppedPage(language), 400);
    if (field('decision') !== 'accept')
      return context.redirect(answerTo(request, { error: 'access_denied' }), 303);

    const [email, name] = [field('email'), field('name')];
    const account = accountFrom({ email, name });
    if (!account) {
      const ticket = pages.put(request);
      return context.html(consentPage({ language, ticket, email, name, isWrong: true }), 400);
    }
    const code = codes.put({ request, account });
    return context.redirect(answerTo(request, { code, scope: request.scope }), 303);
  });
  return routes;
}

function pageHeaders(shopUrl: string): MiddlewareHandler {
  // Browsers apply `form-action` to every redirect after a form submission.
  const targets = `'self' ${shopUrl} ${shopUrl.replace('//localhost', '//127.0.0.1')}`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`;
  return async (context, next) => {
    await next();
    context.res.headers.set('content-security-policy', policy);
    context.res.headers.set('cache-control', 'no-store');
    context.res.headers.set('referrer-policy', 'no-referrer');
  };
}
