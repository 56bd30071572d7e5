import { latinDigits } from '@/lib/phones/phone';

const longest = 20;

/**
 * Piastres of an amount in pounds as it is typed: with two decimals at most, digits of any script and thousands
 * separators. Null for anything else. Computed with digits, not with fractions.
 */
export function readPounds(typed: string): number | null {
  return readDecimals(typed, /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$|^\d+(?:\.\d{1,2})?$/);
}

/** Hundredths of a percent of what is typed as a percentage: `12.5` or `12.5%`. Null for anything else. */
export function readPercent(typed: string): number | null {
  return readDecimals(typed.replace(/\s*[%٪]\s*$/, ''), /^\d+(?:\.\d{1,2})?$/);
}

/** A whole number as it is typed, in digits of any script. Null for anything else. */
export function readWhole(typed: string): number | null {
  const text = latinDigits(typed).trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Hundredths of a number of a form. */
function readDecimals(typed: string, form: RegExp): number | null {
  const text = latinDigits(typed).trim().replaceAll('٫', '.').replaceAll('٬', ',');
  if (text.length > longest || !form.test(text)) return null;
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.');
  const hundredths = Number(whole + part.padEnd(2, '0'));
  return Number.isSafeInteger(hundredths) ? hundredths : null;
}

/** Piastres as they are typed, without a separator: `1250.50`, and `1250` for whole pounds. */
export function typedPounds(piastres: number): string {
  const digits = String(piastres).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.00$/, '');
}
