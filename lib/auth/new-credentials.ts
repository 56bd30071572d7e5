import { z } from 'zod';
import { canonicalPhone, isPlausiblePhone } from '@/lib/phones/phone';
import { email } from './credentials';
import { passwordFault } from './password';

const newPassword = z
  .string()
  .min(1, 'passwordMissing')
  .superRefine((password, context) => {
    const fault = password === '' ? null : passwordFault(password);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

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

export const newPasswordSchema = z.object({ password: newPassword });

export type NewAccount = z.infer<typeof signupSchema>;
