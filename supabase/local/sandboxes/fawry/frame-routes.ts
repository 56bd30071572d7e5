import { Hono } from 'hono';
import { z } from 'zod';
import { languageOf } from '../shared/language.ts';
import { ownFormsOnly, pageHeaders } from '../shared/page-headers.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { endPage } from './end-page.ts';
import { usedBefore } from './check-charge.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type FawryState, type Payment, type RefusedSession, type Session } from './fawry-state.ts';
import { choicePage, gonePage, hangingPage, refusedPage } from './frame-pages.ts';
import { chargeResponseOf } from './messages.ts';
import { type Payments } from './payments.ts';
import { scenarios } from './scenarios.ts';
import { isUsed } from './sessions.ts';
import { testCards } from './test-cards.ts';

const field = z.string().default('');
const formSchema = z.object({
  session: field,
  scenario: field,
  number: field,
  expiry: field,
  cvv: field,
  card: field,
  wallet: field,
});
const headStartMs = 3_000;

interface Options {
  sandbox: Sandbox<FawryState>;
  account: FawryAccount;
  payments: Payments;
}

/** The pages of the popup. Every step is a separate page and needs a script only to report the result. */
export function frameRoutes({ sandbox, account, payments }: Options): Hono {
  const { basePath, shopOrigins, backendUrl } = account;
  const routes = new Hono();
  const ownOrigins = [backendUrl, backendUrl.replace('//127.0.0.1', '//localhost')];
  routes.use(pageHeaders({ shopOrigins, isFramed: true }), ownFormsOnly(ownOrigins));

  const find = (id: string | undefined) => sandbox.state.sessions[id ?? ''];
  const ended = (session: Session | RefusedSession, isSuccess: boolean, response?: object) => {
    if (session.display === 'frame') {
      const post = { kind: 'fawry-outcome', session: session.id, isSuccess, response };
      return { post, target: session.origin };
    }
    const returnUrl = 'charge' in session ? session.charge.returnUrl : session.returnUrl;
    return { goTo: withQuery(returnUrl, response ?? {}) };
  };

  routes.get('/', (context) => {
    const session = find(context.req.query('session'));
    const locale = context.req.query('locale');
    if (!session) return context.html(gonePage(basePath, languageOf(locale)), 404);
    if (locale) session.language = languageOf(locale);
    if ('refusal' in session) return context.html(refusedPage(basePath, session));
    if (session.isOver) return context.html(gonePage(basePath, session.language), 410);
    if (session.scenarios.includes('timeout')) return context.html(hangingPage(basePath, session));
    const atOnce = session.scenarios.find((id) => id in automaticSteps);
    return context.html(choicePage(basePath, session, atOnce && automaticSteps[atOnce]));
  });

  routes.post('/:step', async (context) => {
    const form = formSchema.parse(await context.req.parseBody());
    const session = find(form.session);
    if (!session) return context.html(gonePage(basePath, 'ar'), 404);
    const step = context.req.param('step');
    if ('refusal' in session || step === 'close') {
      const response =
        'refusal' in session ? { type: 'ChargeResponse', ...session.refusal } : undefined;
      const onward = { ...ended(session, false, response), delayMs: 0 };
      if ('charge' in session) session.isOver = true;
      sandbox.save();
      return context.html(endPage(basePath, session, { kind: 'closed', onward }));
    }
    if (session.isOver) return context.html(gonePage(basePath, session.language), 410);

    if (isUsed(sandbox, session.charge.merchantRefNum)) {
      session.isOver = true;
      sandbox.save();
      const { statusCode, statusDescription } = usedBefore;
      const onward = {
        ...ended(session, false, { type: 'ChargeResponse', ...usedBefore }),
        delayMs: 0,
      };
      const detail = `${statusCode} ${statusDescription}`;
      return context.html(endPage(basePath, session, { kind: 'failed', detail, onward }));
    }
    const scenario = arrange(sandbox, form.scenario);
    if (step === 'hang' || scenario === 'timeout')
      return context.html(hangingPage(basePath, session));
    const payment = pay(payments, session, step, form, scenario);
    if (!payment) return context.notFound();
    return context.html(endPage(basePath, session, endingOf(account, payment, session, ended)));
  });
  return routes;
}

/** Scenarios without user interaction in the popup. */
const automaticSteps: Record<string, string> = { 'cancel-close': 'close', 'ref-code': 'reference' };

/** A scenario selected in the popup: for this payment, or for the following calls. */
function arrange(sandbox: Sandbox<FawryState>, id: string): string | undefined {
  const scenario = scenarios.find((each) => each.id === id);
  if (!scenario?.fault) return scenario?.id;
  sandbox.arrange(scenario, { match: '*', times: 1 });
  sandbox.save();
  return undefined;
}

function pay(
  payments: Payments,
  session: Session,
  step: string,
  form: z.infer<typeof formSchema>,
  scenario: string | undefined,
): Payment | undefined {
  if (step === 'reference' || scenario === 'ref-code')
    return payments.issueReference(session, scenario);
  if (step === 'wallet') return payments.payByWallet(session, form.wallet === 'approve', scenario);
  if (step !== 'card') return undefined;
  const listed = testCards.find(({ number }) => number === form.card);
  return payments.payByCard(session, listed ?? form, scenario);
}

type Ended = (
  session: Session,
  isSuccess: boolean,
  response: object,
) => { post: object; target: string } | { goTo: string };

function endingOf(account: FawryAccount, payment: Payment, session: Session, ended: Ended) {
  const isForged = payment.scenarios.includes('forged-success');
  const lie = { status: 'PAID', secureKey: 'whoever forges it does not know the key' };
  const response = chargeResponseOf(account, payment, isForged ? lie : undefined);
  const isFailed = payment.status === 'FAILED';
  const isReference = payment.status === 'NEW' && !isForged;
  const delayMs = payment.scenarios.includes('webhook-before-return') ? headStartMs : 0;
  const { failure, referenceNumber: number, charge } = payment;
  return {
    kind: isFailed ? 'failed' : isReference ? 'reference' : 'paid',
    ...(failure ? { detail: `${failure.code} ${failure.reason}` } : {}),
    ...(isReference ? { reference: { number, expiresAt: charge.expiresAt } } : {}),
    onward: { ...ended(session, !isFailed, response), delayMs },
  } as const;
}

function withQuery(address: string, response: object): string {
  if (!URL.canParse(address)) return '/';
  const url = new URL(address);
  for (const [name, value] of Object.entries(response)) url.searchParams.set(name, String(value));
  return url.href;
}
