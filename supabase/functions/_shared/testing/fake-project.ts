import { type Deps } from '../deps.ts';

export interface RecordedRequest {
  as: 'visitor' | 'shopper' | 'server' | 'provider';
  /** `rpc/<function>`, a table, or a provider's path. */
  what: string;
  body: Record<string, unknown>;
  query: URLSearchParams;
  headers: Headers;
}

type Answer = ((request: RecordedRequest) => unknown) | object | string | null;

export const shopperToken = 'header.shopper.signature';

const environment: Record<string, string> = {
  SITE_URL: 'https://shop.example',
  SUPABASE_URL: 'https://project.example',
  SUPABASE_ANON_KEY: 'sb_publishable_test',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
  RECONCILE_SECRET: 'the-secret-of-the-schedule',
  FAWRY_BASE_URL: 'https://fawry.example',
  FAWRY_MERCHANT_CODE: 'SANDBOX-MERCHANT==',
  FAWRY_SECURE_KEY: 'sandbox-fawry-secure-key',
  PAYMOB_BASE_URL: 'https://paymob.example',
  PAYMOB_API_KEY: 'sandbox-paymob-api-key',
  PAYMOB_HMAC_SECRET: 'sandbox-paymob-hmac',
  PAYMOB_IFRAME_ID: '77',
  PAYMOB_INTEGRATION_CARD: '1001',
  PAYMOB_INTEGRATION_WALLET: '1002',
  PAYMOB_INTEGRATION_KIOSK: '1003',
  MAIL_API_URL: 'https://mail.example',
  MAIL_API_KEY: 're_key',
  MAIL_FROM: 'زاد · Zad <books@shop.example>',
};

let openRequests = 0;

/** Whether one of the fakes is working on an answer. */
export const isAnswering = () => openRequests > 0;

/**
 * A fake of the database and the providers: fixed answers by name, and a record of the requests. An answer that throws
 * simulates a broken connection.
 */
export function fakeProject(
  answers: Record<string, Answer> = {},
  settings: Record<string, string | undefined> = {},
) {
  const requests: RecordedRequest[] = [];
  const deps: Deps = {
    env: (name) => (name in settings ? settings[name] : environment[name]),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      openRequests += 1;
      return answerTo(request).finally(() => {
        openRequests -= 1;
      });
    },
  };
  async function answerTo(request: Request): Promise<Response> {
    const question = await questionOf(request);
    requests.push(question);
    request.signal.throwIfAborted();
    const answer = answers[question.what];
    if (answer === undefined) throw new Error(`Nobody answers ${question.what}.`);
    const given: unknown = typeof answer === 'function' ? await answer(question) : answer;
    request.signal.throwIfAborted();
    return given instanceof Response ? given : Response.json(given);
  }
  return { deps, requests, names: () => requests.map(({ what }) => what) };
}

async function questionOf(request: Request): Promise<RecordedRequest> {
  const url = new URL(request.url);
  const text = await request.text();
  const isProject = url.origin === environment['SUPABASE_URL'];
  return {
    as: isProject ? actorOf(request.headers) : 'provider',
    what: isProject ? url.pathname.replace('/rest/v1/', '') : url.host + url.pathname,
    body: bodyOf(text, request.headers.get('content-type')),
    query: url.searchParams,
    headers: request.headers,
  };
}

function bodyOf(text: string, type: string | null): Record<string, unknown> {
  if (type?.includes('form')) return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function actorOf(headers: Headers): RecordedRequest['as'] {
  if (headers.get('apikey') === environment['SUPABASE_SERVICE_ROLE_KEY']) return 'server';
  return headers.get('authorization') === `Bearer ${shopperToken}` ? 'shopper' : 'visitor';
}

/** An error as raised by the database. */
export const raised = (status: number, token: string) =>
  Response.json({ code: `PT${status}`, message: token, details: null, hint: null }, { status });
