import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { directoryHref, landingPath } from '@/lib/catalogue/filters';
import type { LandingEntry } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import { localePath } from '@/lib/i18n/locale';

/** The subjects as the spines of books on a shelf, each a link to its page. */
export function SubjectShelf({ subjects }: { subjects: LandingEntry[] }) {
  const t = useTranslations('catalogue.subjects');
  const locale = useLocale();
  if (subjects.length === 0) return null;
  return (
    <nav aria-labelledby="subjects-title" className="shell">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="subjects-title" className="text-lg font-bold">
          {t('title')}
        </h2>
        <Link href={directoryHref(locale, 'subject')} className="btn btn-link btn-bare">
          {t('all')}
        </Link>
      </div>
      <ul className="subject-shelf">
        {subjects.map(({ slug, name, name_en }) => (
          <li key={slug}>
            <Link href={localePath(locale, landingPath('subject', slug))}>
              <bdi>{inLocale(locale, name, name_en)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
