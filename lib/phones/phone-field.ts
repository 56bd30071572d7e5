import * as z from 'zod/mini';
import { isPlausiblePhone } from './phone';

/** A plausible phone number as it was typed. Errors: `phoneMissing`, `phoneInvalid`. */
export const phone = z.string().check(
  z.trim(),
  z.minLength(1, 'phoneMissing'),
  z.refine((typed) => typed === '' || isPlausiblePhone(typed), 'phoneInvalid'),
);
