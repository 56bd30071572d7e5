import { isNoted } from '@/lib/back-in-stock/back-in-stock';
import { sendRequest } from '@/lib/back-in-stock/send-request';
import type { OfferWords } from './offer-words';

/** Sends the form of a sold-out book and says below it how that ended. A second press while it is on its way does nothing. */
export async function answerForm(form: HTMLFormElement, words: OfferWords['back']): Promise<void> {
  const button = form.querySelector('button');
  const email = form.querySelector<HTMLInputElement>('[type=email]');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!button || !email || !status || button.hasAttribute('aria-disabled')) return;
  button.setAttribute('aria-disabled', 'true');
  button.textContent = words.sending;
  status.textContent = '';

  const result = await sendRequest(form);
  button.removeAttribute('aria-disabled');
  button.textContent = words.submit;
  status.textContent = words.results[result];
  status.dataset['bad'] = isNoted(result) ? '' : 'yes';
  email.removeAttribute('aria-invalid');
  email.removeAttribute('aria-describedby');
  if (result === 'noted') email.value = '';
  if (result === 'invalid_email') {
    email.setAttribute('aria-invalid', 'true');
    email.setAttribute('aria-describedby', status.id);
    email.focus();
  }
}
