import { cleanPhoneInput } from './phone';

/** Drops from a phone field what belongs to no number, while it is typed. */
export function keepPhone(input: { value: string }): void {
  const cleaned = cleanPhoneInput(input.value);
  // Written only when it differs: writing moves the caret to the end.
  if (cleaned !== input.value) input.value = cleaned;
}
