import { expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import { loginSchema } from './credentials';
import { newPasswordSchema, signupSchema } from './new-credentials';

const account = {
  fullName: ' منى السيد ',
  email: ' mona@example.com ',
  phone: '٠١٠ ١٢٣٤-٥٦٧٨',
  password: 'tr7kks',
};

const faults = (schema: z.ZodMiniType, values: object) => {
  const result = schema.safeParse(values);
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

test('trims the values of a new account and normalizes its phone number', () => {
  expect(signupSchema.parse(account)).toEqual({
    fullName: 'منى السيد',
    email: 'mona@example.com',
    phone: '+201012345678',
    password: 'tr7kks',
  });
});

test('removes characters from a name that the database rejects', () => {
  const typed = { ...account, fullName: '\u0000Mona\ud800 El\tSayed\n' };
  expect(signupSchema.parse(typed).fullName).toBe('Mona  El Sayed');
});

test('reports one error per empty field', () => {
  expect(faults(signupSchema, { fullName: ' ', email: '', phone: '', password: '' })).toEqual([
    'fullName: fullNameMissing',
    'email: emailMissing',
    'phone: phoneMissing',
    'password: passwordMissing',
  ]);
});

test.each([
  ['email', 'mona', 'emailInvalid'],
  ['email', 'mona@example', 'emailInvalid'],
  ['email', `${'x'.repeat(250)}@example.com`, 'emailInvalid'],
  ['phone', '+', 'phoneInvalid'],
  ['phone', '12345', 'phoneInvalid'],
  ['password', '12345', 'passwordShort'],
  ['password', 'x'.repeat(73), 'passwordLong'],
  ['password', '123456', 'passwordCommon'],
  ['fullName', 'x'.repeat(121), 'fullNameLong'],
])('rejects %s %j: %s', (field, value, fault) => {
  expect(faults(signupSchema, { ...account, [field]: value })).toEqual([`${field}: ${fault}`]);
});

test('checks the strength of a password when it is chosen, not at sign-in', () => {
  expect(faults(loginSchema, { email: 'a@b.co', password: '12345' })).toEqual([]);
  expect(faults(newPasswordSchema, { password: '12345' })).toEqual(['password: passwordShort']);
});
