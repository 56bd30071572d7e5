import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { secretsEqual } from '../../gateway/secrets-equal.ts';
import {
  type Courier,
  type CourierOptions,
  createCourier,
  type Parcels,
} from '../couriers/courier-sandbox.ts';
import { failAs, type Failing } from '../couriers/failing.ts';
import { detailsOf } from './scans.ts';
import { jtScenarios } from './scenarios.ts';

interface JtAccount {
  apiAccount: string;
  privateKey: string;
}

const mostCodes = 30;
const contentSchema = z.object({ billCodes: z.string().min(1) });

const refuse = (context: Context, code: string, msg: string) => context.json({ code, msg });

/** Simulates J&T Express: the tracking of parcels, for signed requests. */
export function createJtSandbox(account: JtAccount, options: CourierOptions): Courier {
  return createCourier(
    { name: 'jt', scenarios: jtScenarios, api: (parcels) => traceRoutes(account, parcels) },
    options,
  );
}

function traceRoutes(account: JtAccount, parcels: Parcels): Hono {
  const routes = new Hono();
  routes.post('/webopenplatformapi/api/logistics/trace', async (context) => {
    const { bizContent } = await context.req.parseBody();
    const text = typeof bizContent === 'string' ? bizContent : '';
    const [code, msg] = objection(context, account, text) ?? [];
    if (code) return refuse(context, code, msg ?? '');
    const content = contentSchema.safeParse(parsed(text));
    const codes = content.success ? content.data.billCodes.split(',') : [];
    if (codes.length === 0 || codes.length > mostCodes)
      return refuse(context, '145003050', 'illegal parameters');
    return answer(context, parcels, codes);
  });
  return routes;
}

/** Why the request is rejected. */
function objection(
  context: Context,
  { apiAccount, privateKey }: JtAccount,
  text: string,
): [code: string, msg: string] | undefined {
  const given = (name: string) => context.req.header(name) ?? '';
  if (!given('apiAccount')) return ['145003051', 'apiAccount is empty'];
  if (!given('digest')) return ['145003052', 'digest is empty'];
  if (!given('timestamp')) return ['145003053', 'timestamp is empty'];
  if (given('apiAccount') !== apiAccount) return ['145003010', 'apiAccount does not exist'];
  const digest = createHash('md5')
    .update(text + privateKey)
    .digest('base64');
  if (!secretsEqual(given('digest'), digest))
    return ['145003030', 'headers signature verification failed'];
  const isMilliseconds = /^\d{13}$/.test(given('timestamp'));
  return isMilliseconds ? undefined : ['145003050', 'illegal parameters: timestamp'];
}

const failings: Record<string, Failing> = {
  '5XX': '5xx',
  HTML: 'html',
  SLOW: 'slow',
  TIMEOUT: 'timeout',
};

async function answer(context: Context, parcels: Parcels, codes: string[]): Promise<Response> {
  parcels.note(codes);
  const requested = codes.map((code) => ({
    code,
    scenario: parcels.scenarioOf(code) ?? 'UNKNOWN',
  }));
  const has = (wanted: string) => requested.some(({ scenario }) => scenario === wanted);
  const failing = requested.map(({ scenario }) => failings[scenario]).find(Boolean);
  const failed = await failAs(failing);
  if (failed) return failed;
  if (has('BADSIG')) return refuse(context, '145003030', 'headers signature verification failed');
  if (has('ILLEGAL')) return refuse(context, '145003100', 'illegal waybill number');
  const known = requested.filter(({ scenario }) => scenario !== 'UNKNOWN');
  return context.json({
    code: has('CODEINT') ? 1 : '1',
    msg: 'success',
    data: known.map(({ code, scenario }) => ({
      billCode: code,
      details: detailsOf(scenario, parcels.firstRequest(code)),
    })),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
