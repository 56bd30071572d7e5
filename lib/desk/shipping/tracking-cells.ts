import { latinDigits } from '@/lib/phones/phone';

// Directional marks that spreadsheets and messages put around text, and zero-width spaces.
const invisible = /[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * A cell's text without what a spreadsheet adds: `="12"` and a leading apostrophe protect a number from rounding.
 * Digits of any script become Latin digits.
 */
export function cleanCell(cell: string): string {
  const text = latinDigits(cell.replace(invisible, ''))
    .replaceAll('٫', '.')
    .replace(/\s+/g, ' ')
    .trim();
  return text
    .replace(/^="?(.*?)"?$/, '$1')
    .replace(/^'/, '')
    .trim();
}

/** Whether a spreadsheet has rounded a long number: `6.00012E+11`. Its last digits are lost. */
export const isRounded = (number: string) =>
  /^\d+(?:[.,]\d+)?E\+?\d{1,3}$/i.test(number) && /[.,+]/.test(number);

/** Only letters and digits, with letter variants unified, to recognize column names. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
