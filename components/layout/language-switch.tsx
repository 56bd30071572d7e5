import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/lib/utils';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { LanguageLink } from './language-link';

/** `path`: the page's own, without language, with its query; what the link says before any script runs. */
export function LanguageSwitch({
  locale,
  path,
  className,
}: {
  locale: Locale;
  path: string;
  className?: string;
}) {
  const t = getTranslator(locale, 'layout');
  const target = locale === 'ar' ? 'en' : 'ar';
  return (
    <LanguageLink
      target={target}
      href={localePath(target, path)}
      className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), className)}
    >
      {t('otherLanguage')}
    </LanguageLink>
  );
}
