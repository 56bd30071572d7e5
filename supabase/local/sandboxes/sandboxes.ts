import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { type Keys } from '../keys.ts';
import { type MailStore } from '../mailbox/mail-store.ts';
import { type Settings } from '../settings.ts';
import { createAramexSandbox } from './aramex/aramex.ts';
import { chatwootRoutes } from './chatwoot/chatwoot.ts';
import { createFawrySandbox } from './fawry/fawry.ts';
import { createJtSandbox } from './jt/jt.ts';
import { createMailSandbox } from './mail/mail.ts';
import { createPaymobSandbox } from './paymob/paymob.ts';
import { stateFile } from './shared/state-file.ts';
import {
  aramexIds,
  fawryMerchantCode,
  jtApiAccount,
  mailKey,
  mailWebhookSecret,
  paymobKeys,
  sandboxVariables,
} from './variables.ts';

const tickMs = 500;

interface Options {
  settings: Settings;
  keys: Keys;
  mails: MailStore;
  environment: NodeJS.ProcessEnv;
}

export interface Sandboxes {
  routes: Hono;
  /** For the functions: the addresses of the sandboxes and the shared secrets. */
  variables: Record<string, string>;
  /** Starts the timers for expiry and retries, until the process ends. */
  start: () => void;
}

/** The sandboxes of payment providers, couriers, live chat and mail service. None in a live shop. */
export function createSandboxes({ settings, keys, mails, environment }: Options): Sandboxes {
  if (environment['APP_ENV'] === 'live')
    return { routes: new Hono(), variables: {}, start: () => undefined };
  const { backendUrl, shopUrl, localDirectory } = settings;
  const secret = (name: string) => createHmac('sha256', keys.jwtSecret).update(name).digest('hex');
  const shopOrigins = [shopUrl, shopUrl.replace('//localhost', '//127.0.0.1')];
  const functions = `${backendUrl}/functions/v1`;
  const fileOf = (name: string) => stateFile(join(localDirectory, 'sandboxes', `${name}.json`));

  const fawry = createFawrySandbox({
    account: {
      merchantCode: fawryMerchantCode,
      secureKey: secret('fawry'),
      webhookUrl: `${functions}/fawry-webhook`,
      basePath: '/sandbox/fawry',
      backendUrl,
      shopOrigins,
    },
    file: fileOf('fawry'),
    fetch,
  });
  const paymob = createPaymobSandbox({
    account: {
      ...paymobKeys(secret),
      mode: 'test',
      webhookUrl: `${functions}/paymob-webhook`,
      returnUrl: `${functions}/paymob-return`,
      basePath: '/sandbox/paymob',
      backendUrl,
      shopOrigins,
    },
    file: fileOf('paymob'),
    fetch,
  });
  const courierAt = (name: string) => ({
    basePath: `/sandbox/${name}`,
    backendUrl,
    file: fileOf(name),
  });
  const jt = createJtSandbox(
    { apiAccount: jtApiAccount, privateKey: secret('jt') },
    courierAt('jt'),
  );
  const aramex = createAramexSandbox(
    { ...aramexIds, password: secret('aramex') },
    courierAt('aramex'),
  );
  const mail = createMailSandbox({
    basePath: '/sandbox/mail',
    key: mailKey(secret),
    webhook: { url: `${functions}/mail-events`, secret: mailWebhookSecret(secret) },
    file: fileOf('mail'),
    fetch,
    mails,
  });
  const routes = new Hono();
  for (const vendor of [mail, fawry, paymob, jt, aramex]) routes.route('/', vendor.routes);
  routes.route('/', chatwootRoutes(shopOrigins));
  return {
    routes,
    variables: sandboxVariables(backendUrl, secret, environment),
    start: () => {
      const tick = () =>
        void Promise.all([mail, fawry, paymob].map(({ sandbox }) => sandbox.tick()));
      setInterval(tick, tickMs).unref();
    },
  };
}
