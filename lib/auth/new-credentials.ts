import * as z from 'zod/mini';
import { canonicalPhone } from '@/lib/phones/phone';
import { phone } from '@/lib/phones/phone-field';
import { email, line } from '@/lib/typed-fields';
import { passwordFault } from './password';

const newPassword = z.string().check(
  z.minLength(1, 'passwordMissing'),
  z.superRefine((password, context) => {
    const fault = password === '' ? null : passwordFault(password);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  }),
);

export const signupSchema = z.object({
  fullName: line('fullNameMissing', 120, 'fullNameLong'),
  email,
  phone: z.pipe(phone, z.transform(canonicalPhone)),
  password: newPassword,
});

export const newPasswordSchema = z.object({ password: newPassword });

export type NewAccount = z.infer<typeof signupSchema>;
