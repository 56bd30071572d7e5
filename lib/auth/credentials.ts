import * as z from 'zod/mini';
import { email } from '@/lib/typed-fields';

const credentialFaults = [
  'fullNameMissing',
  'fullNameLong',
  'emailMissing',
  'emailInvalid',
  'phoneMissing',
  'phoneInvalid',
  'passwordMissing',
  'passwordShort',
  'passwordLong',
  'passwordCommon',
] as const;
type CredentialFault = (typeof credentialFaults)[number];

/** The error that the form library reports for a field. */
export type FieldError = { message?: string | undefined } | undefined;

/** The field's error as a key of the messages under `auth.faults`; undefined for any other error. */
export const credentialFault = (error: FieldError): CredentialFault | undefined =>
  credentialFaults.find((fault) => fault === error?.message);

/** An existing password is not checked: it may be older than the rules. */
export const loginSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'passwordMissing')),
});

export const resetRequestSchema = z.object({ email });

export type Credentials = z.infer<typeof loginSchema>;
