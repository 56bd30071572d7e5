'use client';

import { useSignedIn } from '@/lib/auth/session-store';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { AccountLinkWords } from './account-links';
import { SignOutButton } from './sign-out-button';

type AccountMenuItemsProps = { locale: Locale; words: AccountLinkWords };

/** The same as in the header, as entries of the menu on a phone. */
export function AccountMenuItems({ locale, words }: AccountMenuItemsProps) {
  const signedIn = useSignedIn();
  if (!signedIn) {
    return (
      <li>
        <a href={localePath(locale, '/login')}>{words.login}</a>
      </li>
    );
  }
  return (
    <>
      <li>
        <a href={localePath(locale, '/profile')}>{words.profile}</a>
      </li>
      <li>
        <SignOutButton locale={locale} label={words.logout} />
      </li>
    </>
  );
}
