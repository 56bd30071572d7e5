import { useTranslations } from 'next-intl';

export const mainId = 'main';

export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-overlay rounded-md bg-primary px-5 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
    >
      {t('skipLink')}
    </a>
  );
}
