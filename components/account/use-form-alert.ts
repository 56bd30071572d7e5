'use client';

import { useEffect, useState } from 'react';
import { showToast, type ToastMessage } from '@/components/feedback/toast-store';
import type { AlertContent } from './form-alert';

/**
 * The alert of a form, null while there is none. `showAlert` shows a toast as well; the alert stays until something new
 * is tried. `onLeave` is called when the page is left: Next keeps it to show it again, without its old faults.
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
    showToast(message);
    setAlert({ title, text, tone: variant === 'destructive' ? 'bad' : 'good' });
  }

  return { alert, showAlert, clearAlert: () => setAlert(null) };
}
