/** Converts decimal digits of any script to Latin digits. */
export function latinDigits(text: string): string {
  // Circled and full-width digits become ordinary digits by normalization.
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The ten digits of a script are consecutive, so the value is the distance from the first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

// Phone numbers have at most 15 digits; the rest allows for `00` or an extra plus typed by mistake.
const longestPhone = 20;

/** The characters of a phone field: Latin digits and plus signs. */
export function cleanPhoneInput(text: string): string {
  return latinDigits(text)
    .replace(/[^\d+]/g, '')
    .slice(0, longestPhone);
}

const mobile = /^01\d{9}$/;
const landline = /^0[2-9]\d{8}$/;
// `+20` may be followed by the leading zero, which people usually omit.
const prefixed = /^\+?20(?:0?1\d{9}|0?[2-9]\d{8})$/;

function bare(phone: string): string {
  return latinDigits(phone).replace(/[\s()-]/g, '');
}

/** Whether a number matches an Egyptian pattern: mobile or landline, national or international. */
export function isEgyptianPhone(phone: string): boolean {
  const digits = bare(phone);
  return mobile.test(digits) || landline.test(digits) || prefixed.test(digits);
}

/** Whether it could be a phone number anywhere: 7 to 15 digits, optionally after a plus. */
export function isPlausiblePhone(phone: string): boolean {
  return /^\+?\d{7,15}$/.test(bare(phone));
}

/**
 * The stored form of a number: `+20…` for every Egyptian form, otherwise its digits with the plus if it had one. Empty
 * for an empty number.
 */
export function canonicalPhone(phone: string): string {
  if (!isEgyptianPhone(phone)) return cleanPhoneInput(phone);
  const national = bare(phone)
    // A national number never begins with 20, because its first digit is zero.
    .replace(/^\+?20(?=\d{9,})/, '')
    .replace(/^0/, '');
  return `+20${national}`;
}
