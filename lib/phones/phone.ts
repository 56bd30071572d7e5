/** Every decimal digit of Unicode, in any script, as its Latin form. */
export function latinDigits(text: string): string {
  // Digits drawn in circles or at full width are letters of their own until they are normalized.
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Digits of a script are ten characters in a row, so the value is the distance from the first of them. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

// The longest number in the world has 15 digits; the rest is room for `00` or a second plus, typed by mistake.
const longestPhone = 20;

/** What a phone field keeps of the text typed into it: Latin digits and plus signs. */
export function cleanPhoneInput(text: string): string {
  return latinDigits(text)
    .replace(/[^\d+]/g, '')
    .slice(0, longestPhone);
}

const mobile = /^01\d{9}$/;
const landline = /^0[2-9]\d{8}$/;
// After the country's number the leading zero may stand or be left out: +20 010… and +20 10….
const prefixed = /^\+?20(?:0?1\d{9}|0?[2-9]\d{8})$/;

function bare(phone: string): string {
  return latinDigits(phone).replace(/[\s()-]/g, '');
}

/** Whether a number follows an Egyptian pattern: mobile or landline, national or international. */
export function isEgyptianPhone(phone: string): boolean {
  const digits = bare(phone);
  return mobile.test(digits) || landline.test(digits) || prefixed.test(digits);
}

/** Whether it could be a number anywhere: 7 to 15 digits, with a plus at the start or none. */
export function isPlausiblePhone(phone: string): boolean {
  return /^\+?\d{7,15}$/.test(bare(phone));
}

/**
 * The one form in which a number is stored: `+20…` for every Egyptian form, otherwise its digits with the plus it
 * was written with. Empty for an empty number.
 */
export function canonicalPhone(phone: string): string {
  if (!isEgyptianPhone(phone)) return cleanPhoneInput(phone);
  const national = bare(phone)
    // A national number never begins with 20: its first digit is a zero.
    .replace(/^\+?20(?=\d{9,})/, '')
    .replace(/^0/, '');
  return `+20${national}`;
}
