'use client';

import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { useSignedIn } from '@/lib/auth/session-store';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { SignOutButton } from './sign-out-button';

export type AccountLinkWords = { login: string; profile: string; logout: string };

type AccountLinksProps = { locale: Locale; words: AccountLinkWords };

/**
 * The way in, or to the profile and out. Both lie in one place, one of them unseen, so that nothing moves when the
 * browser has found out which of them it is.
 */
export function AccountLinks({ locale, words }: AccountLinksProps) {
  const signedIn = useSignedIn();
  return (
    <div className="grid items-center whitespace-nowrap max-md:hidden [&>*]:[grid-area:1/1]">
      <Link
        href={localePath(locale, '/login')}
        prefetch={false}
        className={`btn btn-ghost btn-sm justify-self-end ${signedIn ? 'invisible' : ''}`}
      >
        <Icon name="user" />
        {words.login}
      </Link>
      <div className={`flex ${signedIn ? '' : 'invisible'}`}>
        <Link
          href={localePath(locale, '/profile')}
          prefetch={false}
          className="btn btn-ghost btn-sm px-2"
        >
          <Icon name="user" />
          {words.profile}
        </Link>
        <SignOutButton locale={locale} label={words.logout} className="btn btn-ghost btn-sm px-2" />
      </div>
    </div>
  );
}
