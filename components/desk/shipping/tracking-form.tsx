'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { faultOf, FieldFrame } from '@/components/ui/field-frame';
import { ScriptButton } from '@/components/ui/script-button';
import { SelectField } from '@/components/ui/select-field';
import type { DeskCourier } from '@/lib/desk/contract/fields';
import { longestList } from '@/lib/desk/shipping/tracking-limits';

type TrackingFormProps = {
  couriers: readonly DeskCourier[];
  isChecking: boolean;
  onCheck: (pasted: string, file: File | null, courier: string | null) => Promise<void>;
};

/** What a line may look like, the same in both languages. */
const lineForm = 'ZD-XXXX-XXXX\tUEG00012345678';

/** Where a list is pasted or chosen. What was pasted stays while it is not accepted. */
export function TrackingForm({ couriers, isChecking, onCheck }: TrackingFormProps) {
  const t = useTranslations('deskShipping');
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [courier, setCourier] = useState('');
  const hint = t('pasteHint', { most: String(longestList) });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void onCheck(pasted, file.current?.files?.[0] ?? null, courier || null);
  }

  return (
    <form method="post" onSubmit={submit} className="panel mt-4 max-w-3xl [&>:first-child]:mt-0">
      <FieldFrame id={`${id}-list`} label={t('paste')} hint={hint}>
        <textarea
          id={`${id}-list`}
          {...faultOf(`${id}-list`, undefined, hint)}
          dir="ltr"
          rows={8}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          placeholder={lineForm}
          className="input block resize-y text-start font-mono text-sm"
        />
      </FieldFrame>
      <FieldFrame id={`${id}-file`} label={t('file')} hint={t('fileHint')}>
        <input
          ref={file}
          id={`${id}-file`}
          {...faultOf(`${id}-file`, undefined, t('fileHint'))}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className="input file:me-3 file:rounded-md file:bg-secondary file:px-3 file:py-1 file:font-semibold file:text-secondary-foreground"
        />
      </FieldFrame>
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
  );
}
