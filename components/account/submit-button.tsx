'use client';

import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Button } from '@/components/ui/button';

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean };

/**
 * Keeps the focus while busy. Disabled until scripts run, which also prevents the Enter key from submitting the form
 * natively.
 */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const ready = useHasScripts();
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
