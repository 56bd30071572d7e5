'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { useUnauthorized } from '@/components/feedback/use-unauthorized';
import { brandedTitle } from '@/lib/env/brand';
import { note } from '@/lib/telemetry/queue';

/** Shown if a desk page fails; the layout stays. */
export default function DeskError({ error }: { error: Error }) {
  const t = useTranslations();
  const locale = useLocale();
  useEffect(() => note(error), [error]);
  if (useUnauthorized(error)) return null;
  return (
    <>
      <title>{brandedTitle(locale, t('errors.unexpected.title'))}</title>
      <ErrorScreen
        title={t('errors.unexpected.title')}
        text={t('errors.unexpected.text')}
        refreshPage={t('common.refreshPage')}
      />
    </>
  );
}
