import { type PaymobMethod } from '../../functions/_shared/contracts/paymob-methods.ts';

/** The shop's only account with each sandbox. Identifiers are fixed, secrets belong to this checkout. */
export const fawryMerchantCode = 'SANDBOX-MERCHANT==';

type Integrations = Record<PaymobMethod, number>;

export const paymobIds = {
  iframe: 4_001,
  test: { card: 1_001, wallet: 1_002, kiosk: 1_003 } satisfies Integrations,
  live: { card: 2_001, wallet: 2_002, kiosk: 2_003 } satisfies Integrations,
  owner: 500_001,
};

export const jtApiAccount = '292508153084379141';

export const aramexIds = {
  username: 'shop@example.com',
  number: '20016',
  pin: '331421',
  entity: 'CAI',
  country: 'EG',
};

/** Derives a secret of the account from this checkout's keys, so that none need be stored. */
export type SecretOf = (name: string) => string;

export function paymobKeys(secret: SecretOf) {
  return {
    apiKey: Buffer.from(secret('paymob api key')).toString('base64'),
    secretKey: `egy_sk_test_${secret('paymob secret key')}`,
    publicKey: `egy_pk_test_${secret('paymob public key')}`,
    hmacSecret: secret('paymob hmac'),
  };
}

export const mailKey = (secret: SecretOf) => `re_${secret('mail api key').slice(0, 32)}`;

export const mailWebhookSecret = (secret: SecretOf) =>
  `whsec_${Buffer.from(secret('mail webhook'), 'hex').toString('base64')}`;

/**
 * The variables with which functions reach the sandboxes. A provider whose own address is configured keeps all its own
 * variables: a mixture would fail in confusing ways.
 */
export function sandboxVariables(
  backendUrl: string,
  secret: SecretOf,
  environment: NodeJS.ProcessEnv,
): Record<string, string> {
  const addresses = {
    fawry: `${backendUrl}/sandbox/fawry`,
    paymob: `${backendUrl}/sandbox/paymob`,
    jt: `${backendUrl}/sandbox/jt/webopenplatformapi/api`,
    aramex: `${backendUrl}/sandbox/aramex/ShippingAPI.V2`,
    mail: `${backendUrl}/sandbox/mail`,
  };
  const isSandboxed = (given: string | undefined, own: string) => !given || given === own;
  const keys = paymobKeys(secret);
  return {
    SANDBOX: '1',
    ...(isSandboxed(environment['FAWRY_BASE_URL'], addresses.fawry) && {
      FAWRY_BASE_URL: addresses.fawry,
      FAWRY_MERCHANT_CODE: fawryMerchantCode,
      FAWRY_SECURE_KEY: secret('fawry'),
    }),
    ...(isSandboxed(environment['PAYMOB_BASE_URL'], addresses.paymob) && {
      PAYMOB_BASE_URL: addresses.paymob,
      PAYMOB_API_KEY: keys.apiKey,
      PAYMOB_SECRET_KEY: keys.secretKey,
      PAYMOB_PUBLIC_KEY: keys.publicKey,
      PAYMOB_HMAC_SECRET: keys.hmacSecret,
      PAYMOB_IFRAME_ID: String(paymobIds.iframe),
      PAYMOB_INTEGRATION_CARD: String(paymobIds.test.card),
      PAYMOB_INTEGRATION_WALLET: String(paymobIds.test.wallet),
      PAYMOB_INTEGRATION_KIOSK: String(paymobIds.test.kiosk),
      PAYMOB_MODE: 'test',
    }),
    ...(isSandboxed(environment['JT_BASE_URL'], addresses.jt) && {
      JT_BASE_URL: addresses.jt,
      JT_API_ACCOUNT: jtApiAccount,
      JT_PRIVATE_KEY: secret('jt'),
    }),
    ...(isSandboxed(environment['ARAMEX_BASE_URL'], addresses.aramex) && {
      ARAMEX_BASE_URL: addresses.aramex,
      ARAMEX_USERNAME: aramexIds.username,
      ARAMEX_PASSWORD: secret('aramex'),
      ARAMEX_ACCOUNT_NUMBER: aramexIds.number,
      ARAMEX_ACCOUNT_PIN: aramexIds.pin,
      ARAMEX_ACCOUNT_ENTITY: aramexIds.entity,
      ARAMEX_ACCOUNT_COUNTRY: aramexIds.country,
    }),
    ...(isSandboxed(environment['MAIL_API_URL'], addresses.mail) && {
      MAIL_API_URL: addresses.mail,
      MAIL_API_KEY: mailKey(secret),
      MAIL_FROM: 'زاد · Zad <books@zad.example>',
      MAIL_WEBHOOK_SECRET: mailWebhookSecret(secret),
    }),
  };
}
