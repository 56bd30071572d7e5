import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { booksId, searchFieldId } from './list-anchors';

/** Both buttons scroll to the list: one to its start, one into its search box. */
export function Hero({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'catalogue.hero');
  return (
    <section className="shell pt-10 pb-8 sm:pt-16 sm:pb-12">
      <p className="font-semibold text-gilt">{t('eyebrow')}</p>
      <h1 className="mt-1 text-4xl font-extrabold sm:text-5xl">{t('title')}</h1>
      <p className="mt-3 max-w-xl text-lg text-muted-foreground">{t('text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild size="lg">
          <a href={`#${booksId}`}>{t('browse')}</a>
        </Button>
        <Button asChild size="lg" variant="outline">
          <a href={`#${searchFieldId}`}>{t('find')}</a>
        </Button>
      </div>
    </section>
  );
}
