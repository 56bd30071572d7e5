import { latinDigits } from '@/lib/phones/phone';

const longest = 20;

/**
 * Parses an amount in pounds to piastres: at most two decimals, digits of any script, thousands separators. Null for
 * anything else. Works on the digits to avoid floating-point errors.
 */
export function readPounds(typed: string): number | null {
  return readDecimals(typed, /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$|^\d+(?:\.\d{1,2})?$/);
}

/** Parses a percentage to hundredths of a percent: `12.5` or `12.5%`. Null for anything else. */
export function readPercent(typed: string): number | null {
  return readDecimals(typed.replace(/\s*[%٪]\s*$/, ''), /^\d+(?:\.\d{1,2})?$/);
}

/** Parses a whole number in digits of any script. Null for anything else. */
export function readWhole(typed: string): number | null {
  const text = latinDigits(typed).trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Parses the hundredths of a number in a given format. */
function readDecimals(typed: string, form: RegExp): number | null {
  const text = latinDigits(typed).trim().replaceAll('٫', '.').replaceAll('٬', ',');
  if (text.length > longest || !form.test(text)) return null;
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.');
  const hundredths = Number(whole + part.padEnd(2, '0'));
  return Number.isSafeInteger(hundredths) ? hundredths : null;
}

/** Formats piastres for an input field, without thousands separators: `1250.50`, and `1250` for whole pounds. */
export function typedPounds(piastres: number): string {
  const digits = String(piastres).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.00$/, '');
}
