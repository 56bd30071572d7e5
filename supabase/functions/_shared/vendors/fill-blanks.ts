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
