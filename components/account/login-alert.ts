import { toast } from '@/components/ui/use-toast';
import type { AlertContent } from './form-alert';

type KeptAlert = {
  content: AlertContent;
  /** Fills the login form's field. */
  email: string;
};

let kept: KeptAlert | null = null;

/** Shows a success message as a toast, and stores it with `detail` for the login page that is opened next. */
export function keepLoginAlert(
  { title, text }: { title: string; text: string },
  { email = '', detail = '' } = {},
): void {
  toast({ title, description: text, variant: 'default' });
  kept = { content: { title, text: detail ? `${text} ${detail}` : text, tone: 'good' }, email };
}

/** Returns and removes the message that another page has stored for the login page. */
export function takeLoginAlert(): KeptAlert | null {
  const alert = kept;
  kept = null;
  return alert;
}
