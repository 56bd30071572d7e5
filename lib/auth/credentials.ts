import { z } from 'zod';
import { canonicalPhone, isPlausiblePhone } from '@/lib/phones/phone';
import { passwordFault } from './password';

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

const email = z
  .string()
  .trim()
  .min(1, 'emailMissing')
  .pipe(z.email('emailInvalid').max(254, 'emailInvalid'));
const newPassword = z
  .string()
  .min(1, 'passwordMissing')
  .superRefine((password, context) => {
    const fault = password === '' ? null : passwordFault(password);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

/** An existing password is not checked: it may be older than the rules. */
export const loginSchema = z.object({ email, password: z.string().min(1, 'passwordMissing') });

/** Removes characters that names do not contain and the database rejects: control characters and lone surrogates. */
const plainLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

export const signupSchema = z.object({
  fullName: z
    .string()
    .transform(plainLine)
    .pipe(z.string().min(1, 'fullNameMissing').max(120, 'fullNameLong')),
  email,
  phone: z
    .string()
    .trim()
    .min(1, 'phoneMissing')
    .refine((phone) => phone === '' || isPlausiblePhone(phone), 'phoneInvalid')
    .transform(canonicalPhone),
  password: newPassword,
});

export const resetRequestSchema = z.object({ email });
export const newPasswordSchema = z.object({ password: newPassword });

export type Credentials = z.infer<typeof loginSchema>;
export type NewAccount = z.infer<typeof signupSchema>;
