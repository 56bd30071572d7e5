import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, even for different lengths. */
export function secretsEqual(given: string | null | undefined, expected: string): boolean {
  return given != null && timingSafeEqual(digest(given), digest(expected));
}
