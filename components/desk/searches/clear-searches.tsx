'use client';

import { useTranslations } from 'next-intl';
import { deskClearSearches } from '@/lib/desk/contract/searches';
import { ActionDialog } from '../frame/action-dialog';
import { useDeskChange } from '../frame/use-desk-change';

/** Removes all searches after a confirmation. */
export function ClearSearches({ total }: { total: number }) {
  const t = useTranslations('deskSearches');
  const change = useDeskChange();
  return (
    <ActionDialog
      label={t('clear')}
      isGrave
      title={t('clearTitle')}
      text={t('clearText', { count: total })}
      confirm={t('clearConfirm')}
      change={change}
      submit={async () => (await change.change(deskClearSearches, {}, t('cleared'))) !== null}
    />
  );
}
