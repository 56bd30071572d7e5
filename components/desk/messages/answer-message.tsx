'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { ScriptButton } from '@/components/forms/script-button';
import { TextareaField } from '@/components/forms/textarea-field';
import { deskAnswerMessage } from '@/lib/desk/contract/messages';
import { answerSchema, isMessageFault } from '@/lib/desk/messages/message-forms';
import type { Locale } from '@/lib/i18n/locale';
import { Refusal } from '../frame/refusal';
import { useDeskChange } from '../frame/use-desk-change';

type AnswerMessageProps = {
  messageId: string;
  /** How many answers the page shows. */
  answers: number;
  /** The sender's. */
  language: Locale;
};

/** Sends an answer by mail. What was typed stays until it has been accepted. */
export function AnswerMessage({ messageId, answers, language }: AnswerMessageProps) {
  const t = useTranslations('deskMessages');
  const { change, isBusy, refusal } = useDeskChange();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(answerSchema),
    defaultValues: { answer: '' },
  });
  const fault = formState.errors.answer?.message;
  const send = handleSubmit(async ({ answer }) => {
    const request = { p_message_id: messageId, p_answer: answer, p_expected_answers: answers };
    if (await change(deskAnswerMessage, request, t('sent'))) reset();
  });
  return (
    <form noValidate className="*:first:mt-3" onSubmit={(event) => void send(event)}>
      <TextareaField
        {...register('answer')}
        label={t(`answerIn.${language}`)}
        error={isMessageFault(fault) ? t(`faults.${fault}`) : undefined}
        aria-required
        rows={7}
        dir="auto"
      />
      <p className="mt-1 text-sm text-muted-foreground">{t('answerHint')}</p>
      <ScriptButton type="submit" isBusy={isBusy} className="mt-3">
        {t(isBusy ? 'sending' : 'send')}
      </ScriptButton>
      <Refusal>{refusal}</Refusal>
    </form>
  );
}
