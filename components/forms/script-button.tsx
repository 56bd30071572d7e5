'use client';

import type { ComponentProps } from 'react';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Button } from '@/components/ui/button';

type ScriptButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'disabled'> & {
  /** Its action is still running. The button stays focusable. */
  isBusy?: boolean;
};

/**
 * A button that does nothing without scripts. Disabled until they run, so that no press is lost; as a form's only
 * button that also prevents the Enter key from submitting the form natively.
 */
export function ScriptButton({ type = 'button', isBusy = false, ...props }: ScriptButtonProps) {
  const hasScripts = useHasScripts();
  return (
    <Button type={type} aria-disabled={isBusy || undefined} {...props} disabled={!hasScripts} />
  );
}
