'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from '@/components/navigation/use-navigate';
import { deskSavePromo, type DeskPromo } from '@/lib/desk/contract/promos';
import { promoFormOf, promoFormSchema, type PromoForm } from '@/lib/desk/promos/promo-form';
import { promoHref } from '@/lib/desk/promos/promos-query';
import { isWorded } from '@/lib/i18n/is-worded';
import { useDeskChange } from '../frame/use-desk-change';

/** The form of a promo code, `null` for a new one: its errors, and how it is saved. */
export function usePromoForm(promo: DeskPromo | null) {
  const t = useTranslations('deskPromos');
  const faults = useTranslations('deskPromos.faults');
  const { push } = useNavigate();
  const { change, isBusy, refusal } = useDeskChange();
  const { register, control, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(promoFormSchema),
    values: promoFormOf(promo),
    resetOptions: { keepDirtyValues: true },
  });
  // Only values that are subscribed to are known; what was typed stays when the page is rendered again.
  const { errors, dirtyFields: _ } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const faultOf = (field: keyof PromoForm) => {
    const message = errors[field]?.message;
    return message && isWorded(faults, message) ? faults(message) : message;
  };
  const save = handleSubmit(async (terms) => {
    const parameters = {
      p_promo_id: promo?.promo_id ?? null,
      p_expected_version: promo?.version ?? null,
      p_promo: terms,
    };
    const saved = await change(deskSavePromo, parameters, t('saved'));
    if (!saved) return;
    // The form for new codes is empty when it is opened again.
    reset(promoFormOf(promo && saved));
    if (saved.code !== promo?.code) push(promoHref(saved));
  });
  return { register, kind, faultOf, save, isBusy, refusal };
}
