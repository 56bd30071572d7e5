import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { booksId, subjectShelfId } from '@/components/catalogue/list-anchors';
import { Button } from '@/components/ui/button';
import type { Listing } from '@/lib/catalogue/listing';
import { GradeTrackChooser } from './grade-track-chooser';
import './hero.css';

const chooserLink = 'shrink px-1.5 py-0 text-sm leading-[1.45] whitespace-nowrap lg:text-base';

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
          <Button asChild variant="link" className={chooserLink}>
            <a href={`#${booksId}`}>{t('browse')}</a>
          </Button>
          <Button asChild variant="link" className={chooserLink}>
            <a href={`#${subjectShelfId}`}>{t('bySubject')}</a>
          </Button>
        </GradeTrackChooser>
      </div>
      {children}
    </section>
  );
}
