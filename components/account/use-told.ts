'use client';

import { useEffect, useState } from 'react';
import { showToast, type ToastMessage } from '@/components/feedback/toast-store';
import type { DoorNoteWords } from './door-note';

/**
 * What the shopper was told last: said by a toast, and standing in the form until something new is tried. `onLeave` is
 * called when the page is left; Next keeps it to show it again, and old faults are nobody's any more.
 */
export function useTold(onLeave: () => void) {
  const [told, setTold] = useState<DoorNoteWords | null>(null);

  useEffect(
    () => () => {
      setTold(null);
      onLeave();
    },
    [onLeave],
  );

  function tell(message: ToastMessage) {
    const { title, description: text = '', variant } = message;
    showToast(message);
    setTold({ title, text, tone: variant === 'destructive' ? 'bad' : 'good' });
  }

  return { told, tell, forget: () => setTold(null) };
}
