import { useTranslations } from 'next-intl';
import { booksId, searchFieldId } from './list-anchors';

/** Both buttons scroll to the list: one to its start, one to its search box. */
export function Hero() {
  const t = useTranslations('catalogue.hero');
  return (
    <section className="shell pt-10 pb-8 sm:pt-16 sm:pb-12">
      <p className="font-semibold text-gilt">{t('eyebrow')}</p>
      <h1 className="mt-1 text-4xl font-extrabold sm:text-5xl">{t('title')}</h1>
      <p className="mt-3 max-w-xl text-lg text-muted-foreground">{t('text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={`#${booksId}`} className="btn btn-default btn-lg">
          {t('browse')}
        </a>
        <a href={`#${searchFieldId}`} className="btn btn-outline btn-lg">
          {t('find')}
        </a>
      </div>
    </section>
  );
}
