import type { Metadata } from 'next';
import { LandingPage } from '@/components/catalogue/landing-page';
import { JsonLd } from '@/components/seo/json-ld';
import { anyLandingSlug, readLanding } from '@/lib/catalogue/landing.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { landingPageMetadata } from '@/lib/seo/list-metadata';
import { landingPageNodes } from '@/lib/seo/structured-data/landing-page';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/subjects/[slug]'>;

export async function generateStaticParams() {
  return [{ slug: await anyLandingSlug('subject') }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landing = await readLanding('subject', (await params).slug, 1);
  return landingPageMetadata(await routeLocale(params), 'subject', landing);
}

export default async function SubjectPage({ params }: Props) {
  const landing = await readLanding('subject', (await params).slug, 1);
  const locale = await routeLocale(params);
  return (
    <>
      <JsonLd nodes={landingPageNodes(locale, 'subject', landing)} />
      <LandingPage locale={locale} kind="subject" landing={landing} />
    </>
  );
}
