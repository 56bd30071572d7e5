import { paymobWebhook } from '../_shared/contracts/payment-webhooks.ts';
import { within } from '../_shared/deadline.ts';
import { receiver } from '../_shared/payments/receiver.ts';
import { inquire } from '../_shared/vendors/paymob/inquire.ts';
import { readPaymobConfig } from '../_shared/vendors/paymob/config.ts';
import { readCallback } from '../_shared/vendors/paymob/read-callback.ts';

const patienceMs = 9_000;

export const handler = receiver(paymobWebhook, async (text, request, deps) => {
  const config = readPaymobConfig(deps.env);
  if (!config.ok) return config;
  const hmac = new URL(request.url).searchParams.get('hmac');
  const read = await readCallback(config.config, hmac, text);
  if (!read.ok || read.event) return read;
  // A refund or a void was made: what that makes of the payment is Paymob's to say.
  return inquire(config.config, within(deps, patienceMs).fetch, read.ask);
});
