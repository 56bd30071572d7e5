import type { Metadata } from 'next';
import Link from 'next/link';
import { MessagePanel } from '@/components/feedback/message-panel';
import { localePath } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';
import { getTranslator } from '@/lib/i18n/translator';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/login'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = getTranslator(locale, 'account');
  const words = { title: brandedTitle(locale, t('title')), description: t('seoDescription') };
  return pageMetadata({ locale, path: '/login' }, words, { index: false });
}

/** Accounts come with checkout; until then the header's link says so. */
export default async function LoginPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = getTranslator(locale, 'account');
  return (
    <MessagePanel icon="user" heading="h1" title={t('title')} text={t('text')}>
      <Link href={localePath(locale, '/shop')} prefetch={false} className="btn btn-default btn-md">
        {getTranslator(locale, 'common')('continueToShop')}
      </Link>
    </MessagePanel>
  );
}
