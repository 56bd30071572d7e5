import { useLocale } from 'next-intl';
import { useRef } from 'react';
import type { ContactMessage } from '@/lib/contact/contact-message';
import type { SendResult } from '@/lib/contact/send-contact-message';
import { withoutAnswer } from '@/lib/functions/function-failure';

/**
 * Sends a message to the shop. A retry after an unknown result reuses the idempotency key. The code is loaded on
 * demand; if that fails because the network is down, the shop counts as unreachable.
 */
export function useSendMessage() {
  const locale = useLocale();
  const attempt = useRef({ text: '', key: '' });
  return async (message: ContactMessage): Promise<SendResult> => {
    const text = JSON.stringify(message);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    try {
      const [{ visitorClient }, { sendContactMessage }] = await Promise.all([
        import('@/lib/supabase/visitor-client'),
        import('@/lib/contact/send-contact-message'),
      ]);
      return await sendContactMessage(visitorClient(), locale, attempt.current.key, message);
    } catch (error) {
      withoutAnswer(error);
      return { ok: false, failure: 'unreachable' };
    }
  };
}
