import { cleanPhoneInput } from './phone';

/** Removes characters that cannot be part of a phone number while typing. */
export function keepPhone(input: { value: string }): void {
  const cleaned = cleanPhoneInput(input.value);
  // Only if it differs, because assigning moves the caret to the end.
  if (cleaned !== input.value) input.value = cleaned;
}
