import { useLocale, useTranslations } from 'next-intl';
import { letterId } from '@/components/catalogue/list-anchors';
import { Link } from '@/components/navigation/link';
import { landingPath, type LandingKind } from '@/lib/catalogue/filters';
import type { Names } from '@/lib/catalogue/names';
import { inLocale } from '@/lib/catalogue/product';
import { localePath } from '@/lib/i18n/locale';
import './directory.css';

type Entry = Names['entries'][number];

/** Successive names with the same letter. */
function byLetter(entries: readonly Entry[]): [letter: string, entries: Entry[]][] {
  const letters = new Map<string, Entry[]>();
  for (const entry of entries)
    letters.set(entry.letter, [...(letters.get(entry.letter) ?? []), entry]);
  return [...letters];
}

type DirectoryNamesProps = { kind: LandingKind; entries: readonly Entry[] };

/** Names under their letters, each a link to its page. */
export function DirectoryNames({ kind, entries }: DirectoryNamesProps) {
  const t = useTranslations('directory');
  const ownerKind = useTranslations('catalogue.ownerKind');
  const locale = useLocale();
  return (
    <div className="directory-names">
      {byLetter(entries).map(([letter, names]) => (
        <section key={letter} aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)}>
            <bdi>{letter.toLocaleUpperCase(locale)}</bdi>
          </h2>
          <ul>
            {names.map((entry) => (
              <li key={entry.slug}>
                <Link href={localePath(locale, landingPath(kind, entry.slug))}>
                  <bdi>{inLocale(locale, entry.name, entry.name_en)}</bdi>
                </Link>
                <small>
                  {entry.kind && `${ownerKind(entry.kind)} · `}
                  {t('books', { count: entry.count })}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
