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

/** What a form knows of a field's error; undefined while it has none. */
export type FieldError = { message?: string | undefined } | undefined;

/** The fault of a field, which is a key of the messages under `auth.faults`; undefined for errors from elsewhere. */
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

/** A password that exists already is not judged: it may be older than the rules. */
export const loginSchema = z.object({ email, password: z.string().min(1, 'passwordMissing') });

/** Without characters that no name has and no database takes: controls, and halves of a pair. */
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
