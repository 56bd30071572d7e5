'use client';

import { FullOverlay } from '@/components/feedback/full-overlay';
import { Spinner } from '@/components/ui/spinner';

/** `text`: what is in progress. */
export function WorkingOverlay({ text }: { text: string }) {
  return (
    <FullOverlay label={text}>
      <Spinner className="size-12" />
      <p role="status" className="text-lg font-semibold">
        {text}
      </p>
    </FullOverlay>
  );
}
