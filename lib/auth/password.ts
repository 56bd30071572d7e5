import {
  isCommonPassword,
  isLongPassword,
} from '@/supabase/functions/_shared/contracts/password-rules';

const fewestCharacters = 6;

export type PasswordFault = 'passwordShort' | 'passwordLong' | 'passwordCommon';

/** What is wrong with a new password; null if it is accepted. */
export function passwordFault(password: string): PasswordFault | null {
  if (Array.from(password).length < fewestCharacters) return 'passwordShort';
  if (isLongPassword(password)) return 'passwordLong';
  return isCommonPassword(password) ? 'passwordCommon' : null;
}
