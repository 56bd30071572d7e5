import { useLocale, useTranslations } from 'next-intl';
import { letterId } from '@/components/catalogue/list-anchors';
import { Link } from '@/components/navigation/link';
import { directoryHref, type LandingKind } from '@/lib/catalogue/filters';
import type { Names } from '@/lib/catalogue/names';

const letterClass =
  'inline-flex min-h-10 min-w-10 items-center justify-center rounded-md border bg-card font-semibold hover:border-primary hover:text-primary';

type DirectoryLettersProps = { kind: LandingKind; page: number; letters: Names['letters'] };

/** A link to the first name of each letter, on this page or another. */
export function DirectoryLetters({ kind, page, letters }: DirectoryLettersProps) {
  const t = useTranslations('directory');
  const locale = useLocale();
  return (
    <nav aria-label={t('letters')}>
      <ul className="flex flex-wrap gap-1.5">
        {letters.map((each) => {
          const anchor = `#${letterId(each.letter)}`;
          const content = <bdi>{each.letter.toLocaleUpperCase(locale)}</bdi>;
          return (
            <li key={each.letter}>
              {each.page === page ? (
                <a href={anchor} className={letterClass}>
                  {content}
                </a>
              ) : (
                <Link href={directoryHref(kind, each.page) + anchor} className={letterClass}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
