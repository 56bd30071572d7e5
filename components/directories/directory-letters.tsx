import { useLocale, useTranslations } from 'next-intl';
import { letterId } from '@/components/catalogue/list-anchors';
import { Link } from '@/components/navigation/link';
import { directoryHref, type LandingKind } from '@/lib/catalogue/filters';
import type { Names } from '@/lib/catalogue/names';
import './directory.css';

type DirectoryLettersProps = { kind: LandingKind; page: number; letters: Names['letters'] };

/** A link to the first name of each letter, on this page or another. */
export function DirectoryLetters({ kind, page, letters }: DirectoryLettersProps) {
  const t = useTranslations('directory');
  const locale = useLocale();
  return (
    <nav aria-label={t('letters')}>
      <ul className="directory-letters">
        {letters.map((each) => {
          const anchor = `#${letterId(each.letter)}`;
          const content = <bdi>{each.letter.toLocaleUpperCase(locale)}</bdi>;
          return (
            <li key={each.letter}>
              {each.page === page ? (
                <a href={anchor}>{content}</a>
              ) : (
                <Link href={directoryHref(locale, kind, each.page) + anchor}>{content}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
