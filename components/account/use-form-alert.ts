'use client';

import { useEffect, useState } from 'react';
import { toast, type ToastMessage } from '@/components/ui/use-toast';
import type { AlertContent } from './form-alert';

/**
 * The alert of a form, or null. `showAlert` also shows a toast; the alert stays until the next attempt. `onLeave` is
 * called when the page is left: Next.js may show it again, and it must not show old errors.
 */
export function useFormAlert(onLeave: () => void) {
  const [alert, setAlert] = useState<AlertContent | null>(null);

  useEffect(
    () => () => {
      setAlert(null);
      onLeave();
    },
    [onLeave],
  );

  function showAlert(message: ToastMessage) {
    const { title, description: text = '', variant } = message;
    toast(message);
    setAlert({ title, text, tone: variant === 'destructive' ? 'bad' : 'good' });
  }

  return { alert, showAlert, clearAlert: () => setAlert(null) };
}
