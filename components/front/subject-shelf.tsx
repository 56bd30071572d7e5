import { useLocale, useTranslations } from 'next-intl';
import { subjectShelfId } from '@/components/catalogue/list-anchors';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { directoryHref, landingPath } from '@/lib/catalogue/filters';
import type { Listing, SubjectEntry } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import { cn } from '@/lib/utils';
import { ShelfScroller } from './shelf-scroller';
import { groupByTrack } from '@/lib/catalogue/subject-groups';
import './shelf.css';

type SubjectShelfProps = { subjects: SubjectEntry[]; tracks: Listing['facets']['track'] };

const boardId = (tracks: string) => `shelf-${tracks.replaceAll(' ', '-') || 'every'}`;

// The colours of cloth bindings, in both colour schemes.
const cloths = [
  'bg-[#14523f]',
  'bg-[#24385e]',
  'bg-[#835510]',
  'bg-[#7a2a2a]',
  'bg-[#37474f]',
  'bg-[#4f2f57]',
];

/** Books of several colours, heights and widths. */
function spineClass(index: number): string {
  const shorterOrTaller = index % 3 === 1 ? 'h-43' : 'h-46';
  return cn(
    'relative flex items-center justify-center rounded-t-sm border-e border-black/40 px-2 text-center leading-tight font-semibold text-cloth-foreground underline-offset-4 hover:underline focus-visible:-outline-offset-5 focus-visible:outline-cloth-foreground',
    index % 4 === 2 ? 'h-50' : shorterOrTaller,
    index % 5 === 1 ? 'min-w-14' : 'min-w-11.5',
    cloths[index % cloths.length],
  );
}

/** The subjects as the spines of books, one shelf for each track; each spine links its subject. */
export function SubjectShelf({ subjects, tracks }: SubjectShelfProps) {
  const t = useTranslations('catalogue.subjects');
  const locale = useLocale();
  if (subjects.length === 0) return null;
  return (
    <nav aria-labelledby={subjectShelfId}>
      <h3 id={subjectShelfId} className="min-h-11 pe-24 text-lg/11 font-bold">
        {t('title')}
      </h3>
      <ShelfScroller back={t('back')} onward={t('onward')}>
        {groupByTrack(locale, subjects, tracks).map(({ id, name, subjects: members }) => (
          <div key={id} className="flex shrink-0 flex-col">
            {/* The label on the board. */}
            <h4
              id={boardId(id)}
              className="sticky start-0 order-1 self-start px-1 text-sm font-semibold whitespace-nowrap text-muted-foreground"
            >
              {name || t('everyTrack')}
            </h4>
            <ul
              aria-labelledby={boardId(id)}
              className="flex items-end rounded-xs border-b-8 border-shelf pt-3"
            >
              {members.map(({ slug, ...subject }, index) => (
                <li key={slug} className="shrink-0 snap-start">
                  <Link
                    href={landingPath('subject', slug)}
                    data-slot="spine"
                    className={spineClass(index)}
                  >
                    {/* On Arabic books the text runs the other way: upright when the book lies on its back. */}
                    <bdi className="max-h-32 [writing-mode:vertical-rl] in-[[dir=rtl]]:rotate-180">
                      {inLocale(locale, subject.name, subject.name_en)}
                    </bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </ShelfScroller>
      <Button asChild variant="link" className="px-1">
        <Link href={directoryHref('subject')}>{t('all')}</Link>
      </Button>
    </nav>
  );
}
