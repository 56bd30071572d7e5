import { commonPasswords } from './common-passwords.ts';

const mostBytes = 72;

/** Whether bcrypt, the hash of the auth service, would ignore the end of the password. */
export function isLongPassword(password: string): boolean {
  return new Blob([password]).size > mostBytes;
}

/** Whether attackers try the password first: ignores case, full-width letters and the kind of digits. */
export function isCommonPassword(password: string): boolean {
  const plain = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  return commonPasswords.has(plain) || /^(.)\1*$/u.test(plain);
}
