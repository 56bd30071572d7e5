'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScriptButton } from '@/components/forms/script-button';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { deskSavePromo, promoTermsSchema, type DeskPromo } from '@/lib/desk/contract/promos';
import { Refusal } from '../frame/refusal';
import { useDeskChange } from '../frame/use-desk-change';

/** Switches a code off after a confirmation, because shoppers may be at the checkout with it. */
export function EndPromo({ promo }: { promo: DeskPromo }) {
  const t = useTranslations('deskPromos');
  const { change, isBusy, refusal, forget } = useDeskChange();
  const [isConfirming, setIsConfirming] = useState(false);

  async function end() {
    const parameters = {
      p_promo_id: promo.promo_id,
      p_expected_version: promo.version,
      p_promo: { ...promoTermsSchema.parse(promo), active: false },
    };
    if (await change(deskSavePromo, parameters, t('ended'))) setIsConfirming(false);
  }

  return (
    <>
      <ScriptButton
        variant="outline"
        size="sm"
        onClick={() => {
          forget();
          setIsConfirming(true);
        }}
      >
        {t('end')}
      </ScriptButton>
      <AlertDialog open={isConfirming} onOpenChange={setIsConfirming}>
        <AlertDialogContent>
          <AlertDialogHeader>
            <AlertDialogTitle>{t('endTitle', { code: promo.code })}</AlertDialogTitle>
            <AlertDialogDescription>{t('endText')}</AlertDialogDescription>
          </AlertDialogHeader>
          <Refusal>{refusal}</Refusal>
          <AlertDialogFooter>
            <ScriptButton isBusy={isBusy} onClick={() => void end()}>
              {isBusy ? t('saving') : t('end')}
            </ScriptButton>
            <AlertDialogCancel>{t('keep')}</AlertDialogCancel>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  );
}
