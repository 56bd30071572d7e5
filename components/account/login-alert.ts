import { showToast } from '@/components/feedback/toast-store';
import type { AlertContent } from './form-alert';

let kept: AlertContent | null = null;

/** Shows good news as a toast, and keeps it for the login page that is opened next. */
export function keepLoginAlert({ title, text }: { title: string; text: string }): void {
  showToast({ title, description: text, variant: 'default' });
  kept = { title, text, tone: 'good' };
}

/** What another page has kept for the login page, once. */
export function takeLoginAlert(): AlertContent | null {
  const alert = kept;
  kept = null;
  return alert;
}
