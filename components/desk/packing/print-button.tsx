'use client';

import { ScriptButton } from '@/components/forms/script-button';

/** Without scripts the browser's own menu prints. */
export function PrintButton({ label }: { label: string }) {
  return (
    <ScriptButton className="noscript:hidden" onClick={() => window.print()}>
      {label}
    </ScriptButton>
  );
}
