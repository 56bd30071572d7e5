import { readCairoTime } from '../couriers/cairo-time.ts';

// The slashes may still be escaped as in the original JSON.
const vendorForm = /^\\?\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\\?\/$/;
const isoForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Parses Aramex's dates to milliseconds; undefined for invalid ones. In `/Date(ms±zone)/` the number alone is the time;
 * the zone is informational. A date without a zone is in Cairo.
 */
export function readAramexDate(text: string): number | undefined {
  const [, milliseconds] = vendorForm.exec(text.trim()) ?? [];
  if (milliseconds !== undefined) return inRange(Number(milliseconds));
  if (isoForm.test(text.trim())) return inRange(Date.parse(text));
  return readCairoTime(text);
}

/** Years with four digits: others are errors, and have no ISO format of the usual length. */
function inRange(at: number): number | undefined {
  return at >= 0 && at < 253_402_214_400_000 ? at : undefined;
}
