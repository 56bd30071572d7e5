import { Toaster } from '@/components/feedback/toaster';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

export function SiteToaster({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'layout');
  const common = getTranslator(locale, 'common');
  return <Toaster label={t('notifications')} dismiss={common('dismiss')} />;
}
