import { expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import { canonicalPhone, cleanPhoneInput, isEgyptianPhone, isPlausiblePhone } from './phone';

const digits = (count: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${count}}$`), { maxLength: count });
const mobileRest = digits(9);
const landlineRest = fc
  .tuple(fc.integer({ min: 2, max: 9 }), digits(8))
  .map(([first, rest]) => `${first}${rest}`);

/** A national number without its leading zero, in every common notation. */
const forms = (rest: string) => [
  `0${rest}`,
  `20${rest}`,
  `+20${rest}`,
  `200${rest}`,
  `+200${rest}`,
];
const national = fc.oneof(
  mobileRest.map((rest) => `1${rest}`),
  landlineRest,
);

const scripts = ['٠', '۰', '०', '০', '０', '𝟎', '𞥐'];
const inScript = (text: string, zero: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

test('accepts every form of every Egyptian number and stores it in one form', () => {
  fc.assert(
    fc.property(national, (rest) => {
      for (const form of forms(rest)) {
        expect(isEgyptianPhone(form)).toBe(true);
        expect(canonicalPhone(form)).toBe(`+20${rest}`);
      }
    }),
  );
});

test('ignores spaces, dashes and parentheses, and accepts digits of any script', () => {
  const marks = fc.array(fc.constantFrom(' ', '-', '(', ')', '\u00a0'), { maxLength: 14 });
  fc.assert(
    fc.property(national, marks, fc.constantFrom(...scripts), (rest, between, zero) => {
      for (const form of forms(rest)) {
        const written = Array.from(inScript(form, zero), (sign, at) => sign + (between[at] ?? ''));
        expect(isEgyptianPhone(written.join(''))).toBe(true);
        expect(canonicalPhone(written.join(''))).toBe(`+20${rest}`);
      }
    }),
  );
});

test('normalizing the stored form changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), national, fc.stringMatching(/^\+?[0-9 ]{0,18}$/)),
      (typed) => {
        const stored = canonicalPhone(typed);
        expect(canonicalPhone(stored)).toBe(stored);
      },
    ),
  );
});

test('a field keeps only digits and plus signs, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const kept = cleanPhoneInput(typed);
      expect(kept).toMatch(/^[0-9+]{0,20}$/);
      expect(cleanPhoneInput(kept)).toBe(kept);
    }),
  );
});

test('converts digits of any script to the same value', () => {
  for (const zero of scripts)
    expect(cleanPhoneInput(inScript('0123456789', zero))).toBe('0123456789');
  expect(cleanPhoneInput('٠١٢ ٣٤٥-٦٧٨٩٠')).toBe('01234567890');
  expect(cleanPhoneInput('tel: +20 (10) 1234-5678')).toBe('+201012345678');
});

test.each([
  '',
  '010',
  '0101234567',
  '010123456789',
  '0012345678',
  '01012345678x',
  '++201012345678',
  '+966501234567',
  '+2010123456789',
  '1012345678',
])('%j matches no Egyptian pattern', (phone) => {
  expect(isEgyptianPhone(phone)).toBe(false);
});

test('accepts plausible foreign numbers and stores them as written', () => {
  expect(isPlausiblePhone('+966 50 123 4567')).toBe(true);
  expect(canonicalPhone('+966 50 123 4567')).toBe('+966501234567');
  expect(isPlausiblePhone('+')).toBe(false);
  expect(isPlausiblePhone('12345')).toBe(false);
  expect(canonicalPhone('')).toBe('');
});
