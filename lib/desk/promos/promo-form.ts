import * as z from 'zod/mini';
import { readMoment } from '@/lib/time';
import type { PromoTerms } from '../contract/promos';
import { cairoInput, instantOf } from '../entry/cairo-clock';
import { readPercent, readPounds, readWhole, typedPounds } from '../entry/read-amount';

const largestAmount = 100_000_000;
const wholeOfIt = 10_000;
const mostUses = 1_000_000;

/** The fields as the user types them. */
export type PromoForm = {
  code: string;
  kind: 'percent' | 'amount';
  percent: string;
  amount: string;
  minimum: string;
  startsAt: string;
  endsAt: string;
  limitTotal: string;
  limitPerShopper: string;
  active: boolean;
};

type Fields = Exclude<keyof PromoForm, 'kind' | 'active'>;
type Refuse = (field: Fields, fault: string) => null;

const text = z.string().check(z.trim());

/** Error messages are keys of the messages under `deskPromos.faults`. */
export const promoFormSchema = z.pipe(
  z.object({
    code: text,
    kind: z.enum(['percent', 'amount']),
    percent: text,
    amount: text,
    minimum: text,
    startsAt: text,
    endsAt: text,
    limitTotal: text,
    limitPerShopper: text,
    active: z.boolean(),
  }),
  z.transform((form, { issues }): PromoTerms => {
    const refuse: Refuse = (field, message) => {
      issues.push({ code: 'custom', input: form, path: [field], message });
      return null;
    };
    const { kind } = form;
    const length = Array.from(form.code).length;
    if (length < 3 || length > 40) refuse('code', 'code');
    const starts_at = moment(form, 'startsAt', refuse);
    const ends_at = moment(form, 'endsAt', refuse);
    if (starts_at !== null && ends_at !== null && ends_at <= starts_at) refuse('endsAt', 'endsAt');
    const minimum = form.minimum === '' ? 0 : readPounds(form.minimum);
    if (minimum === null) refuse('minimum', 'minimum');
    return {
      code: form.code,
      kind,
      amount_pt:
        kind === 'amount'
          ? within(readPounds(form.amount), largestAmount, () => refuse('amount', 'amount'))
          : null,
      basis_points:
        kind === 'percent'
          ? within(readPercent(form.percent), wholeOfIt, () => refuse('percent', 'percent'))
          : null,
      minimum_pt: minimum ?? 0,
      starts_at,
      ends_at,
      limit_total: limit(form, 'limitTotal', refuse),
      limit_per_shopper: limit(form, 'limitPerShopper', refuse),
      active: form.active,
    };
  }),
);

const within = (value: number | null, most: number, refuse: () => null) =>
  value !== null && value >= 1 && value <= most ? value : refuse();

function limit(form: PromoForm, field: 'limitTotal' | 'limitPerShopper', refuse: Refuse) {
  if (form[field] === '') return null;
  return within(readWhole(form[field]), mostUses, () => refuse(field, 'limit'));
}

function moment(form: PromoForm, field: 'startsAt' | 'endsAt', refuse: Refuse) {
  if (form[field] === '') return null;
  return instantOf(form[field]) ?? refuse(field, 'moment');
}

/** The form values of a promo code. A new code starts with 10% off. */
export function promoFormOf(terms: PromoTerms | null): PromoForm {
  if (!terms) return { ...emptyForm, percent: '10' };
  const at = (moment: string | null) => (moment === null ? '' : cairoInput(readMoment(moment)));
  return {
    code: terms.code,
    kind: terms.kind,
    percent: terms.basis_points === null ? '' : typedPounds(terms.basis_points),
    amount: terms.amount_pt === null ? '' : typedPounds(terms.amount_pt),
    minimum: typedPounds(terms.minimum_pt),
    startsAt: at(terms.starts_at),
    endsAt: at(terms.ends_at),
    limitTotal: terms.limit_total === null ? '' : String(terms.limit_total),
    limitPerShopper: terms.limit_per_shopper === null ? '' : String(terms.limit_per_shopper),
    active: terms.active,
  };
}

const emptyForm: PromoForm = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minimum: '0',
  startsAt: '',
  endsAt: '',
  limitTotal: '',
  limitPerShopper: '',
  active: true,
};
