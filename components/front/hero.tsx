import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { booksId, subjectShelfId } from '@/components/catalogue/list-anchors';
import { Button } from '@/components/ui/button';
import type { Listing } from '@/lib/catalogue/listing';
import { GradeTrackChooser } from './grade-track-chooser';

const chooserLink = 'shrink px-1.5 py-0 text-sm leading-title whitespace-nowrap lg:text-base';

type HeroProps = {
  listing: Pick<Listing, 'facets' | 'values'>;
  /** Next to the text on a desktop, below it on a phone. */
  children: ReactNode;
};

/**
 * The shop's introduction; its two links scroll to the list. On a phone two books with their prices are within the
 * first screen, and the list within the second.
 */
export function Hero({ listing, children }: HeroProps) {
  const t = useTranslations('catalogue.hero');
  return (
    <section className="shell grid grid-cols-1 gap-4 pt-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:items-center lg:gap-20 lg:pt-9">
      <div>
        {/* The largest size that leaves room for the first books in the first screen of a phone. */}
        <h1 className="text-3xl font-extrabold lg:text-4xl">{t('title')}</h1>
        <p className="mb-3 text-md text-muted-foreground lg:mb-6 lg:text-lg">{t('text')}</p>
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
