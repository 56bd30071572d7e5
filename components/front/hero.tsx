import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { booksId, subjectShelfId } from '@/components/catalogue/list-anchors';
import type { Listing } from '@/lib/catalogue/listing';
import { GradeTrackChooser } from './grade-track-chooser';
import './hero.css';

type HeroProps = {
  listing: Pick<Listing, 'facets' | 'values'>;
  /** Stands beside the words on a desktop, below them on a phone. */
  children: ReactNode;
};

/** The shop's introduction. Its two links scroll to the list. */
export function Hero({ listing, children }: HeroProps) {
  const t = useTranslations('catalogue.hero');
  return (
    <section className="hero shell">
      <div>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <GradeTrackChooser listing={listing}>
          <a href={`#${booksId}`} className="btn btn-link">
            {t('browse')}
          </a>
          <a href={`#${subjectShelfId}`} className="btn btn-link">
            {t('bySubject')}
          </a>
        </GradeTrackChooser>
      </div>
      {children}
    </section>
  );
}
