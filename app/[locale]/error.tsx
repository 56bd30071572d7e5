'use client';

import { useEffect } from 'react';
import { useSelectedLayoutSegment } from 'next/navigation';
import { ProductErrorScreen } from '@/components/catalogue/product-error-screen';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { ListErrorScreen } from '@/components/feedback/list-error-screen';
import { useUnauthorized } from '@/components/feedback/use-unauthorized';
import { brandedTitle } from '@/lib/env/brand';
import { useLocale, useTranslations } from 'next-intl';
import { note } from '@/lib/telemetry/waiting';

type PageErrorProps = { error: Error; retry: () => void };

/**
 * A page that failed to render; the shop around it stays. One boundary for every page, as each is described in the
 * documents and has a script of its own.
 */
export default function PageError({ error, retry }: PageErrorProps) {
  const t = useTranslations('errors.unexpected');
  const locale = useLocale();
  const page = useSelectedLayoutSegment() ?? '';
  useEffect(() => note(error), [error]);
  if (useUnauthorized(error)) return null;
  return (
    <>
      {/* The failed page may not have come to say its own, which would count before this one. */}
      <title>{brandedTitle(locale, t('title'))}</title>
      <FailedPage page={page} retry={retry} />
    </>
  );
}

function FailedPage({ page, retry }: { page: string; retry: () => void }) {
  const t = useTranslations();
  if (page === 'product') return <ProductErrorScreen retry={retry} />;
  if (page === '(lists)') return <ListErrorScreen retry={retry} />;
  return (
    <ErrorScreen
      title={t('errors.unexpected.title')}
      text={t('errors.unexpected.text')}
      refreshPage={t('common.refreshPage')}
    />
  );
}
