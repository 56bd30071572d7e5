'use client';

import { useEffect, useState } from 'react';
import { takeConfirmation } from '@/lib/auth/confirmation';

/** What the mail's link that led here came to; null for everybody who came another way. */
export function useConfirmation() {
  const [confirmation, setConfirmation] = useState<'confirmed' | 'refused' | null>(null);
  useEffect(() => {
    // Known to the browser only, so it comes after hydration.
    queueMicrotask(() => setConfirmation((known) => takeConfirmation() ?? known));
  }, []);
  return confirmation;
}
