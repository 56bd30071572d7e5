'use client';

import { useTranslations } from 'next-intl';
import { ScriptButton } from '@/components/forms/script-button';
import { deskClearSearches } from '@/lib/desk/contract/searches';
import { Refusal } from '../frame/refusal';
import { useDeskChange } from '../frame/use-desk-change';

export function RemoveSearch({ query }: { query: string }) {
  const t = useTranslations('deskSearches');
  const { change, isBusy, refusal } = useDeskChange();
  return (
    <>
      <ScriptButton
        variant="outline"
        size="sm"
        className="noscript:hidden"
        isBusy={isBusy}
        aria-label={t('removeNamed', { query })}
        onClick={() => void change(deskClearSearches, { p_query: query }, t('removed'))}
      >
        {t('remove')}
      </ScriptButton>
      <Refusal>{refusal}</Refusal>
    </>
  );
}
