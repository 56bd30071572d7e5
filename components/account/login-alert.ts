import { showToast } from '@/components/feedback/toast-store';
import type { AlertContent } from './form-alert';

let kept: AlertContent | null = null;

/** Shows a success message as a toast, and stores it for the login page that is opened next. */
export function keepLoginAlert({ title, text }: { title: string; text: string }): void {
  showToast({ title, description: text, variant: 'default' });
  kept = { title, text, tone: 'good' };
}

/** Returns and removes the message that another page has stored for the login page. */
export function takeLoginAlert(): AlertContent | null {
  const alert = kept;
  kept = null;
  return alert;
}
