import { HeadsetIcon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { chatSettings } from '@/lib/env/chat';
import { localePath } from '@/lib/i18n/locale';

/**
 * The live chat, without a script: the browser shows the iframe as a popover and loads it when it is first visible.
 * Chatwoot's script runs in the iframe's document, so no page has to allow it. Missing if no chat is configured;
 * `contact-buttons.css` hides it on payment pages.
 */
export function ChatButton() {
  const t = useTranslations('chat');
  const locale = useLocale();
  if (!chatSettings()) return null;
  const label = t('open');
  return (
    <>
      <button type="button" popoverTarget="chat" className="chat">
        <HeadsetIcon className="size-6" />
        <span className="contact-name">{label}</span>
      </button>
      <iframe
        id="chat"
        popover="auto"
        src={localePath(locale, '/chat')}
        title={label}
        loading="lazy"
        className="chat"
      />
    </>
  );
}
