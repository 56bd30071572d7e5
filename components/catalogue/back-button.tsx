import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { HistoryLink } from './history-link';

export function BackButton({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'common');
  return (
    <HistoryLink
      href={localePath(locale, '/shop')}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Icon name="chevron" className="size-4 -scale-x-100 rtl:scale-x-100" />
      {t('back')}
    </HistoryLink>
  );
}
