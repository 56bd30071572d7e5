import {
  checkPayment,
  type PaymentObstacle,
  type ScriptState,
} from '@/lib/payments/payment-checks';
import type { PaymentChoice } from '@/lib/payments/payment-choice';
import {
  emptyValues,
  readValues,
  type CheckoutField,
  type CheckoutValues,
} from './checkout-values';
import type { PhoneState } from './phone-state';

export type CheckedState = {
  itemCount: number;
  form: CheckoutValues;
  phones: Record<'phone' | 'additionalPhone', PhoneState>;
  price: 'ready' | 'calculating' | 'failed';
  choice: PaymentChoice;
  script: ScriptState;
};

/** What prevents paying. */
export type Obstacle =
  | { type: 'empty-cart' }
  /** All of them, in the order of the form. */
  | { type: 'missing-data'; fields: CheckoutField[] }
  | { type: 'city-missing' }
  | { type: 'area-missing' }
  | { type: 'calculating' }
  | { type: 'price-failed' }
  | { type: 'payment'; obstacle: PaymentObstacle };

export type PreCheck = { ok: true; form: CheckoutValues } | { ok: false; obstacle: Obstacle };

const blockedBy = (obstacle: Obstacle): PreCheck => ({ ok: false, obstacle });

const isPlace = (field: CheckoutField) => field === 'cityId' || field === 'areaId';

function checkForm(state: CheckedState): PreCheck {
  const read = readValues(state.form);
  const faulty = read.ok ? [] : read.faulty;
  const isUnsettled = (field: CheckoutField) =>
    (field === 'phone' || field === 'additionalPhone') && state.phones[field].status !== 'valid';
  const fields = (Object.keys(emptyValues) as CheckoutField[]).filter(
    (field) => faulty.includes(field) || isUnsettled(field),
  );
  if (!fields.every(isPlace)) return blockedBy({ type: 'missing-data', fields });
  if (faulty.includes('cityId')) return blockedBy({ type: 'city-missing' });
  if (faulty.includes('areaId')) return blockedBy({ type: 'area-missing' });
  return read.ok ? read : blockedBy({ type: 'missing-data', fields });
}

/** The first of nine conditions that prevent paying, in a fixed order. */
export function preCheck(state: CheckedState): PreCheck {
  if (state.itemCount === 0) return blockedBy({ type: 'empty-cart' });
  const form = checkForm(state);
  if (!form.ok) return form;
  if (state.price === 'calculating') return blockedBy({ type: 'calculating' });
  if (state.price === 'failed') return blockedBy({ type: 'price-failed' });
  const obstacle = checkPayment(state.choice, state.script);
  return obstacle ? blockedBy({ type: 'payment', obstacle }) : form;
}
