/** Converts Arabic and Persian digits to Latin ones; other characters keep their positions. */
const latinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const month = String.raw`(?:0?[1-9]|1[0-2])`;
const year = String.raw`(?:19|20)\d\d`;
const dayAndMonth = `(?:${day}[-/.]${month}|${month}[-/.]${day})`;
const date = String.raw`(?<!\d[-/.]?|\+\d{1,3}\s?)(?:${year}[-/.]${month}[-/.]${day}|${dayAndMonth}[-/.]${year})(?![-/.]?\d)`;
const time = String.raw`(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?!\d)`;
const currency = '(?:EGP|L\\.?E|pounds?|جنيه|ج\\.?م)';
const amount = String.raw`(?<!\d|\d[.,٫٬])(?:\d{1,3}(?:[,٬]\d{3})+(?:[.٫]\d{1,2})?|\d{1,7}[.٫]\d{1,2}|\d{1,7}(?=\s*${currency}))(?![.]?\d)`;
/** The number of an order or parcel: a few capital letters and digits. */
const identifier = String.raw`\b(?!TEL|MOB|PH|FAX)[A-Z]{1,4}-?\d[\dA-Z-]*`;
const noPhone = new RegExp([identifier, date, time, amount].join('|'), 'g');

/** Separators within a phone number, including direction marks. */
const gap = String.raw`[ \t\u00a0().‐-–\u200e\u200f\u202a-\u202e\u2066-\u2069-]{1,3}`;
const within = `(?:${gap})?`;
const digits = (count: string) => String.raw`(?:${within}\d){${count}}`;
const mobile = String.raw`(?:\+${within})?(?:(?:0{0,2}20?${within})?0|0{0,2}20)${within}1${within}[0125]${digits('8')}`;
const landline = String.raw`0(?:2${digits('8')}|3${digits('7')}|[4-9]${digits('8')})`;
/** Ends with its first long group, because another number may follow. */
const abroad = String.raw`(?:\+${within}|00)(?=[1-9])(?:(?:\d{1,6}${gap}){0,4}\d{7,14}|(?:\d{1,6}${gap}){1,6}\d{1,6})`;
const opened = String.raw`(?:\((?=\+?\d{1,4}\)))?`;
const phone = new RegExp(
  String.raw`(?<!\d)${opened}(?:${mobile}|${landline}|${abroad})(?!\d)`,
  'g',
);

/**
 * Replaces phone numbers with `…`: Egyptian ones in national format, others with `+` or `00`, in Latin or Arabic
 * digits. Dates, times, amounts, and numbers of orders and parcels are kept.
 */
export function withoutPhones(text: string): string {
  const latin = latinDigits(text);
  const kept = [...latin.matchAll(noPhone)].map(({ index, 0: { length } }) => [
    index,
    index + length,
  ]);
  let shown = '';
  let from = 0;
  for (const [start, end] of [...kept, [text.length, text.length]] as [number, number][]) {
    shown += withoutAny(text.slice(from, start), latin.slice(from, start)) + text.slice(start, end);
    from = end;
  }
  return shown;
}

/** `latin` is the same text with Latin digits. */
function withoutAny(text: string, latin: string): string {
  let shown = '';
  let from = 0;
  for (const { index, 0: found } of latin.matchAll(phone)) {
    shown += `${text.slice(from, index)}…`;
    from = index + found.length;
  }
  return shown + text.slice(from);
}
