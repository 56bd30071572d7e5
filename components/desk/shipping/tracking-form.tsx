'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { describedBy, descriptionId } from '@/components/forms/described-by';
import { Card, CardContent } from '@/components/ui/card';
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { ScriptButton } from '@/components/forms/script-button';
import { SelectField } from '@/components/forms/select-field';
import type { DeskCourier } from '@/lib/desk/contract/fields';
import { longestList } from '@/lib/desk/shipping/tracking-limits';

type TrackingFormProps = {
  couriers: readonly DeskCourier[];
  isChecking: boolean;
  onCheck: (pasted: string, file: File | null, courier: string | null) => Promise<void>;
};

/** An example of a line, the same in both languages. */
const lineForm = 'ZD-XXXX-XXXX\tUEG00012345678';

/** A field for pasting or uploading a list. The pasted text stays until the list is saved. */
export function TrackingForm({ couriers, isChecking, onCheck }: TrackingFormProps) {
  const t = useTranslations('deskShipping');
  const id = useId();
  const [listId, fileId] = [`${id}-list`, `${id}-file`];
  const file = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [courier, setCourier] = useState('');
  const hint = t('pasteHint', { most: String(longestList) });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void onCheck(pasted, file.current?.files?.[0] ?? null, courier || null);
  }

  return (
    <Card className="mt-4 max-w-3xl">
      <CardContent>
        <form method="post" onSubmit={submit} className="*:first:mt-0">
          <Field className="mt-5">
            <FieldLabel htmlFor={listId}>{t('paste')}</FieldLabel>
            <Textarea
              id={listId}
              {...describedBy(listId, { description: hint })}
              dir="ltr"
              rows={8}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
              spellCheck={false}
              autoComplete="off"
              placeholder={lineForm}
              className="text-start font-mono text-sm"
            />
            <FieldDescription id={descriptionId(listId)}>{hint}</FieldDescription>
          </Field>
          <Field className="mt-5">
            <FieldLabel htmlFor={fileId}>{t('file')}</FieldLabel>
            <Input
              ref={file}
              id={fileId}
              {...describedBy(fileId, { description: t('fileHint') })}
              type="file"
              className="file:me-3 file:rounded-md file:bg-secondary file:px-3 file:py-1 file:font-semibold file:text-secondary-foreground"
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            />
            <FieldDescription id={descriptionId(fileId)}>{t('fileHint')}</FieldDescription>
          </Field>
          <SelectField
            label={t('courier')}
            placeholder={t('noCourier')}
            options={couriers.map(({ shipping_provider_id, name }) => ({
              id: shipping_provider_id,
              name,
            }))}
            value={courier}
            onChange={(event) => setCourier(event.target.value)}
          />
          <p className="mt-1 text-sm text-muted-foreground">{t('courierHint')}</p>
          <ScriptButton type="submit" isBusy={isChecking} className="mt-6 max-sm:w-full">
            {isChecking ? t('checking') : t('check')}
          </ScriptButton>
        </form>
      </CardContent>
    </Card>
  );
}
