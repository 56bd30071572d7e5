import { checkPayment, type PaymentRefusal, type ScriptState } from '@/lib/payments/payment-checks';
import type { PaymentChoice } from '@/lib/payments/payment-choice';
import {
  emptyValues,
  readValues,
  type CheckoutField,
  type CheckoutValues,
} from './checkout-values';
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
  /** All of them, in the order of the form. */
  | { type: 'missing-data'; fields: CheckoutField[] }
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
  const isUnsettled = (field: CheckoutField) =>
    (field === 'phone' || field === 'additionalPhone') && state.phones[field].status !== 'valid';
  const fields = (Object.keys(emptyValues) as CheckoutField[]).filter(
    (field) => faulty.includes(field) || isUnsettled(field),
  );
  if (!fields.every(isPlace)) return refused({ type: 'missing-data', fields });
  if (faulty.includes('cityId')) return refused({ type: 'city-missing' });
  if (faulty.includes('areaId')) return refused({ type: 'area-missing' });
  return read.ok ? read : refused({ type: 'missing-data', fields });
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
