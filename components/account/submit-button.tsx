'use client';

import { ScriptButton } from '@/components/forms/script-button';

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean };

export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <ScriptButton type="submit" isBusy={busy} className="mt-7 w-full">
      {busy ? busyLabel : label}
    </ScriptButton>
  );
}
