import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

type ResultCountProps = { locale: Locale; count: number; query: string | undefined };

export function ResultCount({ locale, count, query }: ResultCountProps) {
  const t = getTranslator(locale, 'catalogue');
  const value = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
  return (
    <p className="text-muted-foreground">
      {query ? t.rich('resultCountFor', { count, query, value }) : t('resultCount', { count })}
    </p>
  );
}
