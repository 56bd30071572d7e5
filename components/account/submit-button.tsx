'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean };

const never = () => () => undefined;

/**
 * Keeps the focus while it is busy. Disabled until scripts run, which also keeps the Enter key from sending a
 * password by the browser's own means.
 */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button
      type="submit"
      disabled={!ready}
      aria-disabled={busy || undefined}
      className="mt-7 w-full"
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
