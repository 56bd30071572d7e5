/**
 * Normalizes an Egyptian mobile number for wallets: with Arabic digits, spaces or the country code. Undefined for
 * anything else.
 */
export function walletPhone(written: string): string | undefined {
  const plain = written
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[^\d+]/g, '');
  return /^(?:(?:\+|00)?20)?0?(1[0125]\d{8})$/.exec(plain)?.[1]?.replace(/^/, '0');
}
