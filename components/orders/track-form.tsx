'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PhoneField } from '@/components/account/phone-field';
import { SubmitButton } from '@/components/account/submit-button';
import { FormField } from '@/components/forms/form-field';
import { Card, CardContent } from '@/components/ui/card';
import { isWorded } from '@/lib/i18n/is-worded';
import { trackQuestionSchema, type TrackQuestion } from '@/lib/orders/track-order';

type TrackFormProps = {
  isLoading: boolean;
  onTrack: (question: TrackQuestion) => void;
};

/** The format of an order number, the same in both languages. */
const numberForm = 'ZD-XXXX-XXXX';

/** Its fields are never part of an address, because a phone number does not belong there. */
export function TrackForm({ isLoading, onTrack }: TrackFormProps) {
  const t = useTranslations('track.form');
  const faults = useTranslations('track.faults');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(trackQuestionSchema),
    defaultValues: { orderNumber: '', phone: '' },
  });
  const { errors } = formState;
  const faultText = (error: { message?: string } | undefined) =>
    error?.message && isWorded(faults, error.message) ? faults(error.message) : error?.message;
  const onSubmit = handleSubmit((question) => {
    if (!isLoading) onTrack(question);
  });

  return (
    <Card>
      <CardContent>
        <form
          method="post"
          noValidate
          className="[&>:first-child]:mt-0"
          onSubmit={(event) => void onSubmit(event)}
        >
          <FormField
            {...register('orderNumber')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            placeholder={numberForm}
            aria-required
            label={t('orderNumber')}
            description={t('orderHint')}
            error={faultText(errors.orderNumber)}
          />
          <PhoneField
            {...register('phone')}
            maxLength={40}
            aria-required
            label={t('phone')}
            description={t('phoneHint')}
            error={faultText(errors.phone)}
          />
          <SubmitButton label={t('submit')} busyLabel={t('submitting')} busy={isLoading} />
        </form>
      </CardContent>
    </Card>
  );
}
