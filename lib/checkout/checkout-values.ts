import * as z from 'zod/mini';
import { isEgypt } from '@/lib/locations/location';
import { isEgyptianPhone, isPlausiblePhone } from '@/lib/phones/phone';
import { email, line } from '@/lib/typed-fields';

const phone = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

/** Error messages are keys of the messages under `checkout.faults`. */
const fields = z.object({
  firstName: line('firstNameMissing', 100, 'nameLong'),
  lastName: line('lastNameMissing', 100, 'nameLong'),
  email,
  phone: phone('phoneMissing'),
  additionalPhone: phone('additionalPhoneMissing'),
  address: line('addressMissing', 500, 'addressLong'),
  countryId: z.string(),
  cityId: z.string(),
  areaId: z.string(),
});

export type CheckoutValues = z.infer<typeof fields>;
export type CheckoutField = keyof CheckoutValues;

export const emptyValues: CheckoutValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  additionalPhone: '',
  address: '',
  countryId: '',
  cityId: '',
  areaId: '',
};

export const isCheckoutField = (name: string): name is CheckoutField =>
  Object.hasOwn(emptyValues, name);

const phoneFaults = {
  phone: { odd: 'phoneInvalid', notEgyptian: 'phoneNotEgyptian' },
  additionalPhone: { odd: 'additionalPhoneInvalid', notEgyptian: 'additionalPhoneNotEgyptian' },
} as const;

/** The error of a phone number that is not empty; `field` selects the message. */
function phoneFault(field: keyof typeof phoneFaults, value: string, countryId: string) {
  if (value.trim() === '') return null;
  if (isEgypt(countryId)) return isEgyptianPhone(value) ? null : phoneFaults[field].notEgyptian;
  return isPlausiblePhone(value) ? null : phoneFaults[field].odd;
}

/** Validates the form and transforms it to the values that are sent. */
export const checkoutSchema = fields.check(
  z.superRefine((form, context) => {
    const add = (field: CheckoutField, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    for (const field of ['phone', 'additionalPhone'] as const) {
      const fault = phoneFault(field, form[field], form.countryId);
      if (fault) add(field, fault);
    }
    if (!isEgypt(form.countryId)) return;
    if (form.cityId === '') add('cityId', 'cityMissing');
    if (form.areaId === '') add('areaId', 'areaMissing');
  }),
);

/** The values to send, or the fields with errors in the order of the page. */
export function readValues(
  form: CheckoutValues,
): { ok: true; form: CheckoutValues } | { ok: false; faulty: CheckoutField[] } {
  const read = checkoutSchema.safeParse(form);
  if (read.success) return { ok: true, form: read.data };
  const faulty = new Set(read.error.issues.map(({ path }) => path[0] as CheckoutField));
  const inOrder = Object.keys(emptyValues) as CheckoutField[];
  return { ok: false, faulty: inOrder.filter((field) => faulty.has(field)) };
}
