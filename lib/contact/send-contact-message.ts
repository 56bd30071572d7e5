import type { ShopClient } from '@/lib/supabase/shop-client';
import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locale';
import type { ContactMessage } from './contact-message';

export type ContactFailure = 'tooMany' | 'unreachable' | 'refused' | 'failed';
export type SendResult = { ok: true; reference: string } | { ok: false; failure: ContactFailure };

const answerSchema = z.object({ reference: z.string() });

function failureOf(status: number): ContactFailure {
  if (status === 0) return 'unreachable';
  if (status === 429) return 'tooMany';
  return status < 500 ? 'refused' : 'failed';
}

/** Sends a message under an idempotency key: the same message with the same key is stored once. */
export async function sendContactMessage(
  client: ShopClient,
  locale: Locale,
  key: string,
  { name, email, phone, orderNumber, topic, message, trap }: ContactMessage,
): Promise<SendResult> {
  const sent = await client.rpc('send_contact_message', {
    p_key: key,
    p_locale: locale,
    p_topic: topic,
    p_name: name,
    p_email: email,
    p_message: message,
    p_phone: phone || null,
    p_order_number: orderNumber || null,
    p_website: trap,
  });
  if (sent.error) return { ok: false, failure: failureOf(sent.status) };
  const answer = answerSchema.safeParse(sent.data);
  return answer.success
    ? { ok: true, reference: answer.data.reference }
    : { ok: false, failure: 'failed' };
}
