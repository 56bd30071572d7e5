import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import { notFoundMetadata } from '@/lib/seo/list-metadata';

export const ensureStatic = 'navigation';

export const metadata: Metadata = notFoundMetadata;

/** All unknown addresses are rewritten to this page, so that they do not fill the page cache. */
export default function NotFoundPage() {
  return (
    <>
      <NotFoundScreen />
      <NotFoundStatus />
    </>
  );
}
