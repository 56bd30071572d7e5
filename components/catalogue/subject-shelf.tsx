import { landingPath } from '@/lib/catalogue/filters';
import type { LandingEntry } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { BookSpine } from './book-spine';

type SubjectShelfProps = { locale: Locale; subjects: LandingEntry[] };

/** The subjects as the spines of books on a shelf, each leading to the subject's page. */
export function SubjectShelf({ locale, subjects }: SubjectShelfProps) {
  const t = getTranslator(locale, 'catalogue.subjects');
  if (subjects.length === 0) return null;
  return (
    <nav aria-labelledby="subjects-title" className="shell">
      <h2 id="subjects-title" className="text-lg font-bold">
        {t('title')}
      </h2>
      <ul className="subject-shelf">
        {subjects.map(({ slug, name, name_en }) => (
          <BookSpine
            key={slug}
            href={localePath(locale, landingPath('subject', slug))}
            title={inLocale(locale, name, name_en)}
          />
        ))}
      </ul>
    </nav>
  );
}
