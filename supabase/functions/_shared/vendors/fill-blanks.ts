/** What stands for an unknown detail: vendors refuse blank ones. */
export function orNotAvailable(text: string | null | undefined): string {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? 'NA' : trimmed;
}

/** An Egyptian number as vendors want it (`01…`), any other as it is. */
export function nationalPhone(phone: string): string {
  return phone.replace(/[\s()-]/g, '').replace(/^(?:\+|00)?20(?=0?1\d{9}$|0?[2-9]\d{8}$)0?/, '0');
}

export function isEgyptianMobile(phone: string): boolean {
  return /^01\d{9}$/.test(phone);
}

const plainMail = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/;
const attemptName = /ZD-\w{4}-\w{4}-/i;

/**
 * A mail address that vendors may put into the texts that they sign; "NA" for what is none, or names an attempt to pay, as
 * only somebody does who wants such a text to be read in another way.
 */
export function plainMailOrNotAvailable(mail: string): string {
  const trimmed = mail.trim();
  const isPlain = trimmed.length <= 254 && plainMail.test(trimmed) && !attemptName.test(trimmed);
  return orNotAvailable(isPlain ? trimmed : '');
}
