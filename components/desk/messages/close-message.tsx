'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { TextareaField } from '@/components/forms/textarea-field';
import { deskCloseMessage, type MessageState } from '@/lib/desk/contract/messages';
import { closeSchema, isMessageFault } from '@/lib/desk/messages/message-forms';
import { ActionDialog } from '../frame/action-dialog';
import { submitted } from '../frame/submitted';
import { useDeskChange } from '../frame/use-desk-change';

type CloseMessageProps = { messageId: string; state: MessageState };

/** Ends a message that needs no answer, with a note for colleagues. */
export function CloseMessage({ messageId, state }: CloseMessageProps) {
  const t = useTranslations('deskMessages.close');
  const faults = useTranslations('deskMessages.faults');
  const change = useDeskChange();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(closeSchema),
    defaultValues: { note: '' },
  });
  const fault = formState.errors.note?.message;
  const submit = () =>
    submitted(handleSubmit, ({ note }) => {
      const request = { p_message_id: messageId, p_expected_state: state, p_note: note };
      return change.change(deskCloseMessage, request, t('done'));
    });
  return (
    <div className="mt-4 border-t border-border pt-4">
      <ActionDialog
        label={t('label')}
        title={t('title')}
        text={t('text')}
        confirm={t('confirm')}
        change={change}
        onOpen={reset}
        submit={submit}
      >
        <TextareaField
          {...register('note')}
          label={t('note')}
          error={isMessageFault(fault) ? faults(fault) : undefined}
          starred
          aria-required
          rows={3}
          dir="auto"
        />
      </ActionDialog>
    </div>
  );
}
