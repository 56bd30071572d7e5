import { paymobWebhook } from '../_shared/contracts/payment-webhooks.ts';
import { receiver } from '../_shared/payments/receiver.ts';
import { readPaymobConfig } from '../_shared/vendors/paymob/config.ts';
import { readCallback } from '../_shared/vendors/paymob/read-callback.ts';

export const handler = receiver(paymobWebhook, async (text, request, { env }) => {
  const config = readPaymobConfig(env);
  if (!config.ok) return config;
  const hmac = new URL(request.url).searchParams.get('hmac');
  return readCallback(config.config, hmac, text);
});
