import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import { routeLocale } from '@/lib/i18n/route-locale';
import { notFoundMetadata } from '@/lib/seo/list-metadata';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/not-found'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return notFoundMetadata(await routeLocale(params));
}

/** Where every unknown address is rewritten to, so that made-up addresses never fill the page cache. */
export default function NotFoundPage() {
  return (
    <>
      <NotFoundScreen />
      <NotFoundStatus />
    </>
  );
}
