import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { ContactCard } from '@/components/pages/contact-card';
import { CoreValues } from '@/components/pages/core-values';
import { Invitation } from '@/components/pages/invitation';
import { OurStory } from '@/components/pages/our-story';
import { PageHeader } from '@/components/pages/page-header';
import { Policy } from '@/components/pages/policy';
import { PolicyCards } from '@/components/pages/policy-cards';
import { PromiseFacts } from '@/components/pages/promise-facts';
import { JsonLd } from '@/components/seo/json-ld';
import { routeLocale } from '@/lib/i18n/route-locale';
import { policyAnchors } from '@/lib/policies/policies';
import { sitePageCrumbs, sitePageMetadata } from '@/lib/seo/site-pages';
import { storeNode } from '@/lib/seo/structured-data/store';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/about'>;

const sections = [
  { id: 'story', name: 'story' },
  { id: 'values', name: 'values' },
  { id: policyAnchors.privacy, name: 'privacy' },
  { id: policyAnchors.refunds, name: 'refunds' },
  { id: policyAnchors.shipping, name: 'shipping' },
  { id: 'contact', name: 'contact' },
] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sitePageMetadata(await routeLocale(params), 'about');
}

/** About the shop, with the policies that product pages and structured data refer to. */
export default async function AboutPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = await getTranslations('about');
  const format = await getFormatter();
  return (
    <>
      <JsonLd nodes={[storeNode(locale), sitePageCrumbs(locale, 'about')]} />
      <PageHeader
        title={t('title')}
        heading={t('heading')}
        intro={t('intro')}
        index={{
          label: t('index'),
          sections: sections.map(({ id, name }) => ({ id, title: t(`${name}.title`) })),
        }}
      />
      <PromiseFacts />
      <OurStory />
      <CoreValues />
      <PolicyCards />
      <Policy name="privacy" />
      <Policy name="refunds" />
      <Policy name="shipping" />
      <ContactCard />
      <Invitation
        title={t('invitation.title')}
        text={t('invitation.text')}
        action={t('invitation.action')}
        href="/shop"
      />
      <p className="shell mt-6 text-sm text-muted-foreground">
        {t('updated', { date: format.dateTime(new Date(t('updatedAt')), 'day') })}
      </p>
    </>
  );
}
