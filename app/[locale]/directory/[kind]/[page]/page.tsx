import type { Metadata } from 'next';
import { DirectoryLetters } from '@/components/directories/directory-letters';
import { DirectoryNames } from '@/components/directories/directory-names';
import { DirectoryPagination } from '@/components/directories/directory-pagination';
import { LandingHeader } from '@/components/lists/landing-header';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import { JsonLd } from '@/components/seo/json-ld';
import { firstDirectoryPages, readDirectoryPage } from '@/lib/catalogue/landing.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { getTranslations } from 'next-intl/server';
import { directoryCrumbs, directoryMetadata } from '@/lib/seo/directory-pages';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/directory/[kind]/[page]'>;

export const generateStaticParams = firstDirectoryPages;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  return directoryMetadata(locale, await readDirectoryPage(await params, locale));
}

/**
 * All categories, subjects or owners by name. `/owners?page=2` is rewritten to it: by `next.config`, and by the
 * middleware if there is a page number.
 */
export default async function DirectoryPage({ params }: Props) {
  const locale = await routeLocale(params);
  const directory = await readDirectoryPage(await params, locale);
  if (!directory) {
    return (
      <>
        <NotFoundScreen />
        <NotFoundStatus />
      </>
    );
  }
  const { kind, page, names } = directory;
  const t = await getTranslations(`directory.${kind}`);
  return (
    <>
      <JsonLd nodes={[directoryCrumbs(locale, kind)]} />
      <LandingHeader title={t('title')} text={t('intro', { count: names.total })} />
      <div className="shell mt-6">
        <DirectoryLetters kind={kind} page={page} letters={names.letters} />
        <DirectoryNames kind={kind} entries={names.entries} />
        <DirectoryPagination kind={kind} page={page} total={names.total} />
      </div>
    </>
  );
}
