import type { Metadata } from 'next';
import { LandingPage } from '@/components/catalogue/landing-page';
import { JsonLd } from '@/components/seo/json-ld';
import { anyLandingSlug, readLanding } from '@/lib/catalogue/landing.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { landingPageMetadata } from '@/lib/seo/list-metadata';
import { landingPageNodes } from '@/lib/seo/structured-data/landing-page';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/categories/[slug]/[page]'>;

export async function generateStaticParams() {
  return [{ slug: await anyLandingSlug('category'), page: '2' }];
}

async function readPage(params: Props['params']) {
  const { slug, page } = await params;
  return readLanding('category', slug, Number(page));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landingPageMetadata(await routeLocale(params), 'category', await readPage(params));
}

/** Page 2 and beyond: the middleware leads here from `?page=`. */
export default async function CategoryFurtherPage({ params }: Props) {
  const landing = await readPage(params);
  const locale = await routeLocale(params);
  return (
    <>
      <JsonLd nodes={landingPageNodes(locale, 'category', landing)} />
      <LandingPage locale={locale} kind="category" landing={landing} />
    </>
  );
}
