import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type CommonState, type Fault } from './common-state.ts';
import { type Language, languageOf } from './language.ts';
import { type Markup } from './page.ts';
import { ownFormsOnly, pageHeaders } from './page-headers.ts';
import { type Sandbox } from './sandbox.ts';

const field = z.string().default('');
const formSchema = z.object({
  ms: z.coerce.number().int().min(0).default(0),
  message: field,
  scenario: field,
  reference: field,
  step: field,
});

interface Options<State extends CommonState> {
  sandbox: Sandbox<State>;
  basePath: string;
  backendUrl: string;
  show: (language: Language) => Markup;
  scenarios: { id: string; fault?: Fault }[];
  /** Performs `step` on the payment with this reference. */
  handle: (reference: string, step: string) => void;
}

/** The "desk" page for events outside the popup: payments at an outlet, refunds, passing days. */
export function deskRoutesFor<State extends CommonState>(options: Options<State>): Hono {
  const { sandbox, basePath, backendUrl, show, scenarios, handle } = options;
  const routes = new Hono();
  const ownOrigins = [backendUrl, backendUrl.replace('//127.0.0.1', '//localhost')];
  const headers = pageHeaders({ shopOrigins: [], isFramed: false });
  const guard = ownFormsOnly(ownOrigins);
  const language = (context: Context) =>
    languageOf(context.req.query('lang') ?? inReferer(context));

  routes.get('/', (context) => context.redirect(`${basePath}/desk`));
  routes.get('/desk', headers, (context) => context.html(show(language(context))));
  routes.post('/desk/:action', headers, guard, async (context) => {
    const form = formSchema.parse(await context.req.parseBody());
    const sent = sandbox.state.deliveries.find(({ id }) => String(id) === form.message);
    const action = context.req.param('action');
    if (action === 'payment') handle(form.reference, form.step);
    const scenario = scenarios.find(({ id }) => id === form.scenario);
    if (action === 'scenario' && scenario) sandbox.arrange(scenario, { match: '*', times: 1 });
    if (action === 'clear') sandbox.clear();
    if (action === 'resend' && sent)
      sandbox.send({ ref: sent.ref, url: sent.url, body: sent.body });
    await (action === 'clock' ? sandbox.advance(form.ms) : sandbox.tick());
    return context.redirect(`${basePath}/desk?lang=${language(context)}`, 303);
  });
  return routes;
}

function inReferer(context: Context): string | undefined {
  const referer = context.req.header('referer');
  return referer && URL.canParse(referer)
    ? (new URL(referer).searchParams.get('lang') ?? undefined)
    : undefined;
}
