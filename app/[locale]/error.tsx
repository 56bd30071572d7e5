'use client';

import { useEffect } from 'react';
import { useSelectedLayoutSegment } from 'next/navigation';
import { ProductErrorScreen } from '@/components/product/product-error-screen';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { ListErrorScreen } from '@/components/feedback/list-error-screen';
import { useUnauthorized } from '@/components/feedback/use-unauthorized';
import { brandedTitle } from '@/lib/env/brand';
import { useLocale, useTranslations } from 'next-intl';
import { note } from '@/lib/telemetry/queue';

type PageErrorProps = { error: Error; retry: () => void };

/**
 * Shown if a page fails to render; the layout stays. One error boundary for all pages, because each boundary adds its
 * own script to every document.
 */
export default function PageError({ error, retry }: PageErrorProps) {
  const t = useTranslations('errors.unexpected');
  const locale = useLocale();
  const page = useSelectedLayoutSegment() ?? '';
  useEffect(() => note(error), [error]);
  if (useUnauthorized(error)) return null;
  return (
    <>
      {/* The failed page may not have set its own title, which would take precedence. */}
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
