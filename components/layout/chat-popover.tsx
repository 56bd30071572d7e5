import { Icon } from '@/components/ui/icon';
import { chatSettings } from '@/lib/env/chat';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

const panelId = 'chat';

/**
 * The live chat, without any script of the page's own: the browser opens the popover, and loads the frame in it when it
 * is seen for the first time. Its own document runs the chat's script, so that no page of the shop lets a stranger's in.
 * Absent where no chat is configured; `layout.css` takes it away where money is paid.
 */
export function ChatPopover({ locale }: { locale: Locale }) {
  if (!chatSettings()) return null;
  const t = getTranslator(locale, 'chat');
  return (
    <aside aria-label={t('title')} className="chat">
      <button type="button" popoverTarget={panelId} aria-label={t('open')} title={t('open')}>
        <Icon name="headset" className="size-6" />
      </button>
      <div id={panelId} popover="auto" role="dialog" aria-label={t('title')}>
        <p>
          {t('title')}
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="btn btn-ghost btn-icon"
          >
            <Icon name="close" />
          </button>
        </p>
        <iframe src={localePath(locale, '/chat')} title={t('title')} loading="lazy" />
      </div>
    </aside>
  );
}
