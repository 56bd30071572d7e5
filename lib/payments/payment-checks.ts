import type { PaymentChoice } from './payment-choice';

export type ScriptState = 'idle' | 'loading' | 'ready' | 'failed';

export type PaymentObstacle =
  'scriptLoading' | 'scriptFailed' | 'walletPhoneMissing' | 'methodMissing';

/** What still prevents paying with the selected method; null if nothing does. */
export function checkPayment(choice: PaymentChoice, script: ScriptState): PaymentObstacle | null {
  const { provider, method, walletPhone } = choice;
  if (provider === 'fawry') {
    if (script === 'failed') return 'scriptFailed';
    return script === 'ready' ? null : 'scriptLoading';
  }
  if (method === 'wallet' && walletPhone.trim() === '') return 'walletPhoneMissing';
  return method === null ? 'methodMissing' : null;
}
