// Minimum and maximum number of characters.
const shortest = 6;
const longest = 128;

/** The most common passwords of six characters or more, which attackers try first. */
const commonest = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 87654321 654321 123123 123321 112233 121212 101010
  111222 123654 147258 159753 159357 456789 010101 abc123 abcdef abcd1234 a123456 aa123456 1q2w3e4r 1qaz2wsx qwerty
  qwerty1 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm password password1 password123 passw0rd p@ssw0rd
  iloveyou welcome welcome1 admin123 letmein dragon monkey football princess sunshine computer internet google
  facebook egypt123 cairo123 ahmed123 mohamed mohamed1 mohamed123 mahmoud mahmoud123 mostafa mostafa123 allah1 bismillah
  zamalek alahly ahly1907 mosalah ضصثقفغ شسيبلا محمد123 احمد123 بسم_الله`.split(/\s+/),
);

export type PasswordFault = 'passwordShort' | 'passwordLong' | 'passwordCommon';

/** What is wrong with a new password; null if it is accepted. */
export function passwordFault(password: string): PasswordFault | null {
  const { length } = Array.from(password);
  if (length < shortest) return 'passwordShort';
  if (length > longest) return 'passwordLong';
  return isCommon(password) ? 'passwordCommon' : null;
}

function isCommon(password: string): boolean {
  const plain = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  return commonest.has(plain) || /^(.)\1*$/u.test(plain);
}
