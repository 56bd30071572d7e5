'use client';

import { type ComponentProps, useEffect } from 'react';
import { useSelectedLayoutSegment } from 'next/navigation';
import { ProductErrorScreen } from '@/components/catalogue/product-error-screen';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { ListErrorScreen } from '@/components/feedback/list-error-screen';
import { useFailureWords } from '@/components/feedback/use-failure-words';
import { useUnauthorized } from '@/components/feedback/use-unauthorized';
import { brandedTitle } from '@/lib/env/brand';
import { useLocale } from '@/lib/i18n/locale-context';
import { note } from '@/lib/telemetry/waiting';

const lists = ['shop', 'search', 'categories', 'subjects', 'owners'];

type PageErrorProps = { error: Error; retry: () => void };

/**
 * A page that failed to render; the shop around it stays. One boundary for every page, as each is described in the
 * documents and has a script of its own.
 */
export default function PageError({ error, retry }: PageErrorProps) {
  const words = useFailureWords();
  const locale = useLocale();
  const page = useSelectedLayoutSegment() ?? '';
  useEffect(() => note(error), [error]);
  if (useUnauthorized(error)) return null;
  return (
    <>
      {/* The failed page may not have come to say its own, which would count before this one. */}
      <title>{brandedTitle(locale, words.title)}</title>
      <FailedPage page={page} retry={retry} words={words} />
    </>
  );
}

type FailedPageProps = Pick<PageErrorProps, 'retry'> &
  ComponentProps<typeof ErrorScreen> & { page: string };

function FailedPage({ page, retry, words }: FailedPageProps) {
  if (page === 'product') return <ProductErrorScreen retry={retry} />;
  if (lists.includes(page)) return <ListErrorScreen retry={retry} />;
  return <ErrorScreen words={words} />;
}
