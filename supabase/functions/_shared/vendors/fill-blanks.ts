/** Placeholder for an unknown value: providers reject blank ones. */
export function orNotAvailable(text: string | null | undefined): string {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? 'NA' : trimmed;
}

/** Formats an Egyptian number for providers (`01…`); others are unchanged. */
export function nationalPhone(phone: string): string {
  return phone.replace(/[\s()-]/g, '').replace(/^(?:\+|00)?20(?=0?1\d{9}$|0?[2-9]\d{8}$)0?/, '0');
}

export function isEgyptianMobile(phone: string): boolean {
  return /^01\d{9}$/.test(phone);
}

const plainMail = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/;
const attemptName = /ZD-\w{4}-\w{4}-/i;

/**
 * An e-mail address that can safely be part of a text signed by a provider. "NA" for an invalid one, and for one that
 * contains an attempt's reference, which only an attacker would use to make the signed text ambiguous.
 */
export function plainMailOrNotAvailable(mail: string): string {
  const trimmed = mail.trim();
  const isPlain = trimmed.length <= 254 && plainMail.test(trimmed) && !attemptName.test(trimmed);
  return orNotAvailable(isPlain ? trimmed : '');
}
