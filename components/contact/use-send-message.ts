import { useLocale } from 'next-intl';
import { useRef } from 'react';
import type { ContactMessage } from '@/lib/contact/contact-message';
import type { SendResult } from '@/lib/contact/send-contact-message';
import { withoutAnswer } from '@/lib/functions/function-failure';

/**
 * Sends a message to the shop. One that is sent again, as nobody knows whether it arrived, goes under the key that it had.
 * The code for it is loaded when a message is sent; code that does not arrive, as the network is away, is a shop out of reach.
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
