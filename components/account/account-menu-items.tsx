'use client';

import Link from 'next/link';
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
        <Link href={localePath(locale, '/login')} prefetch={false}>
          {words.login}
        </Link>
      </li>
    );
  }
  return (
    <>
      <li>
        <Link href={localePath(locale, '/profile')} prefetch={false}>
          {words.profile}
        </Link>
      </li>
      <li>
        <SignOutButton locale={locale} label={words.logout} />
      </li>
    </>
  );
}
