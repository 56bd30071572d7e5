import { checkPayment, type PaymentRefusal, type ScriptState } from '@/lib/payments/payment-checks';
import type { PaymentChoice } from '@/lib/payments/payment-choice';
import { readValues, type CheckoutField, type CheckoutValues } from './checkout-values';
import type { PhoneState } from './phone-state';

export type CheckoutState = {
  itemCount: number;
  form: CheckoutValues;
  phones: Record<'phone' | 'additionalPhone', PhoneState>;
  price: 'ready' | 'calculating' | 'failed';
  choice: PaymentChoice;
  script: ScriptState;
};

export type Refusal =
  | { type: 'empty-cart' }
  | { type: 'missing-data'; field: CheckoutField }
  | { type: 'city-missing' }
  | { type: 'area-missing' }
  | { type: 'calculating' }
  | { type: 'price-failed' }
  | { type: 'payment'; refusal: PaymentRefusal };

export type PreCheck = { ok: true; form: CheckoutValues } | { ok: false; refusal: Refusal };

const refused = (refusal: Refusal): PreCheck => ({ ok: false, refusal });

const isPlace = (field: CheckoutField) => field === 'cityId' || field === 'areaId';

function checkForm(state: CheckoutState): PreCheck {
  const read = readValues(state.form);
  const faulty = read.ok ? [] : read.faulty;
  const unsettled = (['phone', 'additionalPhone'] as const).find(
    (field) => state.phones[field].status !== 'valid',
  );
  const field = faulty.find((name) => !isPlace(name)) ?? unsettled;
  if (field) return refused({ type: 'missing-data', field });
  if (faulty.includes('cityId')) return refused({ type: 'city-missing' });
  if (faulty.includes('areaId')) return refused({ type: 'area-missing' });
  return read.ok ? read : refused({ type: 'missing-data', field: 'firstName' });
}

/** The first of nine conditions that prevent paying, in a fixed order. */
export function preCheck(state: CheckoutState): PreCheck {
  if (state.itemCount === 0) return refused({ type: 'empty-cart' });
  const form = checkForm(state);
  if (!form.ok) return form;
  if (state.price === 'calculating') return refused({ type: 'calculating' });
  if (state.price === 'failed') return refused({ type: 'price-failed' });
  const refusal = checkPayment(state.choice, state.script);
  return refusal ? refused({ type: 'payment', refusal }) : form;
}
