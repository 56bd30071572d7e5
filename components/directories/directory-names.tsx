import { useLocale, useTranslations } from 'next-intl';
import { letterId } from '@/components/catalogue/list-anchors';
import { Link } from '@/components/navigation/link';
import { landingPath, type LandingKind } from '@/lib/catalogue/filters';
import type { Names } from '@/lib/catalogue/names';
import { inLocale } from '@/lib/catalogue/product';

type Entry = Names['entries'][number];

/** Successive names with the same letter. */
function byLetter(entries: readonly Entry[]): [letter: string, entries: Entry[]][] {
  const letters = new Map<string, Entry[]>();
  for (const entry of entries)
    letters.set(entry.letter, [...(letters.get(entry.letter) ?? []), entry]);
  return [...letters];
}

type DirectoryNamesProps = { kind: LandingKind; entries: readonly Entry[] };

/** Names under their letters, each a link to its page. Read downwards, so that letters with few names leave no gaps. */
export function DirectoryNames({ kind, entries }: DirectoryNamesProps) {
  const t = useTranslations('directory');
  const ownerKind = useTranslations('catalogue.ownerKind');
  const locale = useLocale();
  return (
    <div className="mt-6 columns-xs gap-x-12">
      {byLetter(entries).map(([letter, names]) => (
        <section key={letter} aria-labelledby={letterId(letter)} className="pb-6">
          <h2
            id={letterId(letter)}
            className="break-after-avoid border-b text-xl font-extrabold text-gilt"
          >
            <bdi>{letter.toLocaleUpperCase(locale)}</bdi>
          </h2>
          <ul className="mt-2">
            {names.map((entry) => (
              <li
                key={entry.slug}
                className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 gap-y-1"
              >
                <Link
                  href={landingPath(kind, entry.slug)}
                  className="min-w-0 py-1.5 font-semibold wrap-anywhere underline-offset-4 hover:underline"
                >
                  <bdi>{inLocale(locale, entry.name, entry.name_en)}</bdi>
                </Link>
                <small className="text-xs text-muted-foreground">
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
