import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { chatSettings } from '@/lib/env/chat';
import { localePath } from '@/lib/i18n/locale';

/**
 * The live chat, without a script: the browser itself shows the frame as a popover, and loads it when it is seen for the
 * first time. The frame's own document runs the chat's script, so that no page lets a stranger's in. Absent where no chat
 * is configured; `layout.css` takes it away where money is paid.
 */
export function ChatButton() {
  const t = useTranslations('chat');
  const locale = useLocale();
  if (!chatSettings()) return null;
  const label = t('open');
  return (
    <>
      <button type="button" popoverTarget="chat" aria-label={label} className="chat">
        <Icon name="headset" className="mx-auto block size-6" />
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
