import { readCairoTime } from '../couriers/cairo-time.ts';

// The slashes may still be escaped as in the JSON that they came from.
const vendorForm = /^\\?\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\\?\/$/;
const isoForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * The moment of Aramex's dates, in milliseconds; undefined for what is none. In `/Date(ms±zone)/` the number alone is
 * the moment; the zone only says whose clock it was. A date without a zone is Cairo's.
 */
export function readAramexDate(text: string): number | undefined {
  const [, milliseconds] = vendorForm.exec(text.trim()) ?? [];
  if (milliseconds !== undefined) return inRange(Number(milliseconds));
  if (isoForm.test(text.trim())) return inRange(Date.parse(text));
  return readCairoTime(text);
}

/** Years of four digits: what is further away is a mistake, and has no ISO form of the usual length. */
function inRange(at: number): number | undefined {
  return at >= 0 && at < 253_402_214_400_000 ? at : undefined;
}
