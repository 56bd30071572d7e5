import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LandingHeader } from '@/components/lists/landing-header';
import { ProductList } from '@/components/lists/product-list';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import { ClientMessages } from '@/components/layout/client-messages';
import { JsonLd } from '@/components/seo/json-ld';
import { directoryHref } from '@/lib/catalogue/filters';
import { landingFilters } from '@/lib/catalogue/landing';
import { anyLandings, readLanding } from '@/lib/catalogue/landing.server';
import { inLocale } from '@/lib/catalogue/product';
import { routeLocale } from '@/lib/i18n/route-locale';
import { landingPageMetadata } from '@/lib/seo/list-metadata';
import { landingPageNodes } from '@/lib/seo/structured-data/landing-page';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/landing/[kind]/[slug]/[page]'>;

export const generateStaticParams = anyLandings;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landingPageMetadata(await routeLocale(params), await readLanding(await params));
}

/**
 * The page of one category, subject or owner. `/categories/x?page=2` and the addresses of subjects and owners are
 * rewritten to it: by `next.config`, and by the middleware if they have a page number.
 */
export default async function LandingPage({ params }: Props) {
  const locale = await routeLocale(params);
  const landing = await readLanding(await params);
  if (!landing) {
    return (
      <>
        <NotFoundScreen />
        <NotFoundStatus />
      </>
    );
  }
  const { kind, entry, page, listing } = landing;
  const t = await getTranslations('seo');
  const directory = await getTranslations('directory');
  const name = inLocale(locale, entry.name, entry.name_en);
  return (
    <>
      <JsonLd nodes={landingPageNodes(locale, landing)} />
      <LandingHeader
        title={t(`${kind}.title`, { name })}
        trail={[{ name: directory(`${kind}.title`), href: directoryHref(kind) }]}
        text={t(`${kind}.description`, { name, count: entry.count })}
      />
      <ClientMessages namespaces={['facetSearch']}>
        <ProductList
          filters={landingFilters(kind, entry.slug, page)}
          listing={listing}
          eagerCovers={4}
          isLanding
        />
      </ClientMessages>
    </>
  );
}
