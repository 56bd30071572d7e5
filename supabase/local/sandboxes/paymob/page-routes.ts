import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { languageOf } from '../shared/language.ts';
import { ownFormsOnly, pageHeaders } from '../shared/page-headers.ts';
import { paymobIds } from '../variables.ts';
import { methodOf } from './integrations.ts';
import { type Parts, usableKey } from './legacy-routes.ts';
import { cancelledPage, gonePage, hangingPage, referencePage } from './ending-pages.ts';
import { type Due, type Shown } from './page-parts.ts';
import { cardPage, otpPage, startPage, walletPage } from './pages.ts';
import { type Key, type Transaction } from './paymob-state.ts';
import { scenarios } from './scenarios.ts';
import { entryOf, outcomeOf, testCards, testOtp } from './test-cards.ts';

const field = z.string().default('');
const formSchema = z.object({
  token: field,
  lang: field,
  scenario: field,
  number: field,
  expiry: field,
  cvv: field,
  card: field,
  otp: field,
  pin: field,
  outcome: field,
  decision: field,
  phone: field,
});
type Form = z.infer<typeof formSchema>;

/** The pages to which a shopper's browser is redirected. Each step is a form without scripts. */
export function pageRoutes({ sandbox, account, payments, callbacks }: Parts): Hono {
  const { basePath, backendUrl, shopOrigins } = account;
  const routes = new Hono();
  const ownOrigins = [backendUrl, backendUrl.replace('//127.0.0.1', '//localhost')];
  const headers = pageHeaders({ shopOrigins, isFramed: true });
  const guard = ownFormsOnly(ownOrigins);
  for (const path of ['/api/acceptance/iframes/*', '/pay/*', '/pay', '/wallet/*'])
    routes.use(path, headers, guard);

  const shownAt = (context: Context, lang?: string): Shown => {
    const language = languageOf(lang ?? context.req.query('lang') ?? 'ar');
    const url = new URL(context.req.url);
    url.searchParams.set('lang', language === 'ar' ? 'en' : 'ar');
    const isShown = context.req.method === 'GET';
    return { basePath, language, ...(isShown && { otherPage: url.pathname + url.search }) };
  };
  const dueOf = (key: Key): Due => {
    const { merchantOrderId = '', amountCents = 0 } = sandbox.state.orders[key.orderId] ?? {};
    return { merchantOrderId, amountCents, token: key.token };
  };
  const backToShop = (context: Context, transaction: Transaction) =>
    context.redirect(callbacks.returnAddress(transaction), 303);
  const walletOf = (id: string, token: string) => {
    const transaction = payments.find(Number(id));
    const key = sandbox.state.keys[token];
    const isOpen = transaction?.pending === true && transaction.source.type === 'wallet';
    return isOpen && key?.orderId === transaction.orderId ? { transaction, key } : undefined;
  };
  /** A scenario selected on the page: for this payment, or for the following calls. */
  const arranged = (id: string): string | undefined => {
    const scenario = scenarios.find((each) => each.id === id);
    if (!scenario?.fault) return scenario?.id;
    sandbox.arrange(scenario, { match: '*', times: 1 });
    return undefined;
  };

  routes.get('/api/acceptance/iframes/:id', (context) => {
    const key = usableKey(sandbox, context.req.query('payment_token') ?? '');
    const isCard = key && methodOf(account, key.integrationId) === 'card';
    const shown = shownAt(context);
    if (!isCard || context.req.param('id') !== String(paymobIds.iframe))
      return context.html(gonePage(shown), 410);
    if (key.scenarios.includes('timeout')) return context.html(hangingPage(shown));
    return context.html(cardPage(shown, dueOf(key)));
  });

  routes.get('/pay', (context) => {
    const key = usableKey(sandbox, context.req.query('payment_token') ?? '');
    const shown = shownAt(context);
    if (!key) return context.html(gonePage(shown), 410);
    if (key.scenarios.includes('timeout')) return context.html(hangingPage(shown));
    const method = methodOf(account, key.integrationId) ?? 'card';
    return context.html(
      method === 'card' ? cardPage(shown, dueOf(key)) : startPage(shown, dueOf(key), method),
    );
  });

  routes.post('/pay/:step', async (context) => {
    const form = formSchema.parse(await context.req.parseBody());
    const shown = shownAt(context, form.lang);
    const key = usableKey(sandbox, form.token);
    if (!key) return context.html(gonePage(shown), 410);
    const step = context.req.param('step');
    if (step === 'cancel') return context.html(cancelledPage(shown));
    const scenario = step === 'otp' ? form.scenario || undefined : arranged(form.scenario);
    if (step === 'hang' || scenario === 'timeout') return context.html(hangingPage(shown));
    if (step === 'kiosk') {
      const { id, expiresAt } = payments.startKiosk(key);
      return context.html(referencePage(shown, id, expiresAt));
    }
    if (step === 'wallet') {
      const { id } = payments.startWallet(key, form.phone);
      return context.redirect(
        `${basePath}/wallet/${id}?token=${key.token}&lang=${shown.language}`,
        303,
      );
    }
    const card = cardOf(form, [...key.scenarios, scenario ?? ''], sandbox.now());
    if (card.outcome.startsWith('3ds') && step === 'card')
      return context.html(otpPage(shown, dueOf(key), { ...card, scenario: scenario ?? '' }));
    const is3dSecure = step === 'otp';
    const isRightCode = !is3dSecure || form.otp.trim() === testOtp;
    const success = isRightCode && (card.outcome === 'approved' || card.outcome === '3ds-ok');
    const transaction = payments.payByCard(key, card.number, { success, is3dSecure, scenario });
    if (!key.isUsed) return context.html(cardPage(shown, dueOf(key), true));
    return backToShop(context, transaction);
  });

  routes.get('/wallet/:id', (context) => {
    const shown = shownAt(context);
    const wallet = walletOf(context.req.param('id'), context.req.query('token') ?? '');
    if (!wallet) return context.html(gonePage(shown), 410);
    const { id, source, scenarios: scenarioNames } = wallet.transaction;
    if (scenarioNames.includes('timeout')) return context.html(hangingPage(shown));
    return context.html(walletPage(shown, dueOf(wallet.key), { id, phone: source.pan }));
  });

  routes.post('/wallet/:id', async (context) => {
    const form = formSchema.parse(await context.req.parseBody());
    const shown = shownAt(context, form.lang);
    const wallet = walletOf(context.req.param('id'), form.token);
    if (!wallet) return context.html(gonePage(shown), 410);
    const scenario = arranged(form.scenario);
    if (scenario === 'timeout') return context.html(hangingPage(shown));
    const scenarioNames = [...wallet.transaction.scenarios, scenario ?? ''];
    const agrees =
      form.decision === 'approve' &&
      form.pin.trim() === testOtp &&
      form.otp.trim() === testOtp &&
      !scenarioNames.includes('wallet-reject');
    if (!payments.decide(wallet.transaction, agrees, scenario))
      return context.html(gonePage(shown), 410);
    return backToShop(context, wallet.transaction);
  });
  return routes;
}

const outcomes: Record<string, string> = {
  'success-card': 'approved',
  'decline-card': 'declined',
  '3ds-ok': '3ds-ok',
  '3ds-fail': '3ds-fail',
};

/** The card and its outcome, unless a scenario decides. */
function cardOf(
  form: Form,
  scenarioNames: string[],
  now: number,
): { number: string; outcome: string } {
  if (form.outcome) return { number: form.number, outcome: form.outcome };
  const listed = testCards.find(({ number }) => number === form.card);
  const entry = listed ? entryOf(listed) : form;
  const wanted = scenarioNames.map((id) => outcomes[id]).find((outcome) => outcome !== undefined);
  return { number: entry.number, outcome: wanted ?? outcomeOf(entry, now) };
}
