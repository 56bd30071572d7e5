import { fawryWebhook } from '../_shared/contracts/payment-webhooks.ts';
import { receiver } from '../_shared/payments/receiver.ts';
import { readFawryConfig } from '../_shared/vendors/fawry/config.ts';
import { readNotification } from '../_shared/vendors/fawry/read-notification.ts';

export const handler = receiver(fawryWebhook, async (text, _request, { env }) => {
  const config = readFawryConfig(env);
  return config.ok ? readNotification(config.config, text) : config;
});
