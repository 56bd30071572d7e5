import { useLocale, useTranslations } from 'next-intl';
import { subjectShelfId } from '@/components/catalogue/list-anchors';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { directoryHref, landingPath } from '@/lib/catalogue/filters';
import type { Listing, SubjectEntry } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import { localePath } from '@/lib/i18n/locale';
import { ShelfScroller } from './shelf-scroller';
import { groupByTrack } from './subject-groups';
import './subject-shelf.css';

type SubjectShelfProps = { subjects: SubjectEntry[]; tracks: Listing['facets']['track'] };

const boardId = (tracks: string) => `shelf-${tracks.replaceAll(' ', '-') || 'every'}`;

/** The subjects as the spines of books, a board for each track; every spine leads to its subject. */
export function SubjectShelf({ subjects, tracks }: SubjectShelfProps) {
  const t = useTranslations('catalogue.subjects');
  const locale = useLocale();
  if (subjects.length === 0) return null;
  return (
    <nav aria-labelledby={subjectShelfId} className="subject-shelf">
      <h3 id={subjectShelfId}>{t('title')}</h3>
      <ShelfScroller back={t('back')} onward={t('onward')}>
        {groupByTrack(locale, subjects, tracks).map(({ id, name, subjects: members }) => (
          <div key={id}>
            <h4 id={boardId(id)}>{name || t('everyTrack')}</h4>
            <ul aria-labelledby={boardId(id)}>
              {members.map(({ slug, ...subject }) => (
                <li key={slug}>
                  <Link href={localePath(locale, landingPath('subject', slug))}>
                    <bdi>{inLocale(locale, subject.name, subject.name_en)}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </ShelfScroller>
      <Button asChild variant="link" className="px-1">
        <Link href={directoryHref(locale, 'subject')}>{t('all')}</Link>
      </Button>
    </nav>
  );
}
