'use client';

import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Button } from '@/components/ui/button';

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean };

/**
 * Keeps the focus while it is busy. Disabled until scripts run, which also keeps the Enter key from sending a
 * password by the browser's own means.
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
