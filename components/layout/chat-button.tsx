import { Headset } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { chatSettings } from '@/lib/env/chat';
import { localePath } from '@/lib/i18n/locale';
import { cn } from '@/lib/utils';
import { contactButton, contactName } from './contact-button-styles';

/** On payment pages, and in browsers without popovers. */
const hiddenChat = 'no-popovers:hidden in-[body:has([data-no-chat])]:hidden';

/**
 * The live chat, without a script: the browser shows the iframe as a popover and loads it when it is first visible.
 * Chatwoot's script runs in the iframe's document, so no page has to allow it. Missing if no chat is configured.
 */
export function ChatButton() {
  const t = useTranslations('chat');
  const locale = useLocale();
  if (!chatSettings()) return null;
  const label = t('open');
  return (
    <>
      <button
        type="button"
        popoverTarget="chat"
        data-slot="contact-button"
        className={cn(contactButton, 'end-4', hiddenChat)}
      >
        <Icon icon={Headset} className="size-6" />
        <span className={contactName}>{label}</span>
      </button>
      <iframe
        id="chat"
        popover="auto"
        src={localePath(locale, '/chat')}
        title={label}
        loading="lazy"
        className={cn(
          'inset-0 h-dvh w-full bg-popover shadow-cover not-open:hidden',
          'sm:tall:start-auto sm:tall:end-4 sm:tall:top-auto sm:tall:bottom-20 sm:tall:h-144 sm:tall:max-h-[calc(100dvh-6rem)] sm:tall:w-96 sm:tall:rounded-lg sm:tall:border',
          hiddenChat,
        )}
      />
    </>
  );
}
