import { type Hono } from 'hono';
import { type AramexConfig } from '../../../functions/_shared/vendors/aramex/config.ts';
import { type FawryConfig } from '../../../functions/_shared/vendors/fawry/config.ts';
import { type JtConfig } from '../../../functions/_shared/vendors/jt/config.ts';
import { type PaymobConfig } from '../../../functions/_shared/vendors/paymob/config.ts';
import { createAramexSandbox } from '../aramex/aramex.ts';
import { createFawrySandbox } from '../fawry/fawry.ts';
import { createJtSandbox } from '../jt/jt.ts';
import { createPaymobSandbox } from '../paymob/paymob.ts';
import { type StateFile } from '../shared/state-file.ts';
import { aramexIds, fawryMerchantCode, jtApiAccount, paymobIds, paymobKeys } from '../variables.ts';

export const shopUrl = 'http://localhost:3000';
const backendUrl = 'http://127.0.0.1:54321';
export const start = Date.parse('2026-11-21T12:00:00Z');

/** Nothing is stored on disk. */
const noFile = (): StateFile => ({ read: () => undefined, write: () => undefined });

/** What the shop's webhooks received, and their answers from now on. */
export interface Shop {
  got: { url: URL; body: Record<string, unknown>; text: string }[];
  answers: (number | 'down')[];
}

function createShop(): Shop & { fetch: typeof fetch } {
  const shop: Shop = { got: [], answers: [] };
  return Object.assign(shop, {
    fetch: (async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      const url = new URL(request.url);
      shop.got.push({ url, text, body: JSON.parse(text) as Record<string, unknown> });
      const status = shop.answers.shift() ?? 200;
      if (status === 'down') throw new TypeError('connect ECONNREFUSED');
      return new Response(null, { status });
    }) satisfies typeof fetch,
  });
}

/** A `fetch` to the sandbox in this process, for the shop's adapters. */
function fetchInto(routes: Hono): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = request.method === 'GET' ? null : await request.text();
    const { pathname, search } = new URL(request.url);
    const answer = routes.request(pathname + search, {
      method: request.method,
      headers: request.headers,
      body,
    });
    const { signal } = request;
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([answer, givenUp]);
  };
}

const secret = (name: string) => Buffer.from(name).toString('hex');

function steer(routes: Hono, basePath: string) {
  return async (path: string, json?: object): Promise<Response> =>
    routes.request(`${basePath}/__sim${path}`, {
      method: json ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: json ? JSON.stringify(json) : null,
    });
}

function formTo(routes: Hono) {
  return async (path: string, fields: Record<string, string>): Promise<Response> =>
    routes.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: backendUrl },
    });
}

export function fawryWorld(file: StateFile = noFile()) {
  const basePath = '/sandbox/fawry';
  const shop = createShop();
  const account = {
    merchantCode: fawryMerchantCode,
    secureKey: secret('fawry'),
    webhookUrl: `${backendUrl}/functions/v1/fawry-webhook`,
    basePath,
    backendUrl,
    shopOrigins: [shopUrl],
  };
  const { routes, sandbox } = createFawrySandbox({
    account,
    file,
    fetch: shop.fetch,
    clock: () => start,
  });
  const config: FawryConfig = {
    baseUrl: backendUrl + basePath,
    merchantCode: account.merchantCode,
    secureKey: account.secureKey,
    referenceHours: 48,
  };
  return {
    account,
    shop,
    routes,
    sandbox,
    config,
    fetch: fetchInto(routes),
    sim: steer(routes, basePath),
    send: formTo(routes),
  };
}

export function paymobWorld(file: StateFile = noFile()) {
  const basePath = '/sandbox/paymob';
  const shop = createShop();
  const functions = `${backendUrl}/functions/v1`;
  const account = {
    ...paymobKeys(secret),
    mode: 'test' as const,
    webhookUrl: `${functions}/paymob-webhook`,
    returnUrl: `${functions}/paymob-return`,
    basePath,
    backendUrl,
    shopOrigins: [shopUrl],
  };
  const { routes, sandbox } = createPaymobSandbox({
    account,
    file,
    fetch: shop.fetch,
    clock: () => start,
  });
  accounts += 1;
  const config: PaymobConfig = {
    // Access tokens are cached per address, so every world has its own.
    baseUrl: `http://127.0.0.${(accounts % 250) + 1}:54321${basePath}`,
    apiKey: account.apiKey,
    secretKey: account.secretKey,
    publicKey: account.publicKey,
    hmacSecret: account.hmacSecret,
    iframeId: String(paymobIds.iframe),
    integrations: paymobIds.test,
    mode: 'test',
    api: 'legacy',
    referenceHours: 48,
    notificationUrl: account.webhookUrl,
    returnUrl: account.returnUrl,
  };
  return {
    account,
    shop,
    routes,
    sandbox,
    config,
    fetch: fetchInto(routes),
    sim: steer(routes, basePath),
    send: formTo(routes),
  };
}
let accounts = 0;

export function jtWorld(file: StateFile = noFile()) {
  const basePath = '/sandbox/jt';
  const account = { apiAccount: jtApiAccount, privateKey: secret('jt') };
  const options = { basePath, backendUrl, file, clock: () => start };
  const { routes, sandbox } = createJtSandbox(account, options);
  const config: JtConfig = {
    ...account,
    baseUrl: `${backendUrl}${basePath}/webopenplatformapi/api`,
  };
  return { routes, sandbox, config, fetch: fetchInto(routes), sim: steer(routes, basePath) };
}

export function aramexWorld(file: StateFile = noFile()) {
  const basePath = '/sandbox/aramex';
  const account = { ...aramexIds, password: secret('aramex') };
  const options = { basePath, backendUrl, file, clock: () => start };
  const { routes, sandbox } = createAramexSandbox(account, options);
  const config: AramexConfig = {
    baseUrl: `${backendUrl}${basePath}/ShippingAPI.V2`,
    clientInfo: {
      UserName: account.username,
      Password: account.password,
      Version: 'v1.0',
      AccountNumber: account.number,
      AccountPin: account.pin,
      AccountEntity: account.entity,
      AccountCountryCode: account.country,
      Source: 24,
    },
  };
  return { routes, sandbox, config, fetch: fetchInto(routes), sim: steer(routes, basePath) };
}
