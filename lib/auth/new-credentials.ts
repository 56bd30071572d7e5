import * as z from 'zod/mini';
import { canonicalPhone, isPlausiblePhone } from '@/lib/phones/phone';
import { email } from './credentials';
import { passwordFault } from './password';

const newPassword = z.string().check(
  z.minLength(1, 'passwordMissing'),
  z.superRefine((password, context) => {
    const fault = password === '' ? null : passwordFault(password);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  }),
);

/** Removes characters that names do not contain and the database rejects: control characters and lone surrogates. */
const plainLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

export const signupSchema = z.object({
  fullName: z
    .string()
    .check(
      z.overwrite(plainLine),
      z.minLength(1, 'fullNameMissing'),
      z.maxLength(120, 'fullNameLong'),
    ),
  email,
  phone: z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, 'phoneMissing'),
      z.refine((phone) => phone === '' || isPlausiblePhone(phone), 'phoneInvalid'),
    ),
    z.transform(canonicalPhone),
  ),
  password: newPassword,
});

export const newPasswordSchema = z.object({ password: newPassword });

export type NewAccount = z.infer<typeof signupSchema>;
