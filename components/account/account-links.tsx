'use client';

import { Icon } from '@/components/ui/icon';
import { useSignedIn } from '@/lib/auth/session-store';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { SignOutButton } from './sign-out-button';

export type AccountLinkWords = { login: string; profile: string; logout: string };

type AccountLinksProps = { locale: Locale; words: AccountLinkWords };

/** The way in, or to the profile and out. Its room fits either, so that little moves when the browser knows which. */
export function AccountLinks({ locale, words }: AccountLinksProps) {
  const signedIn = useSignedIn();
  return (
    <div className="account-links">
      <a
        href={localePath(locale, signedIn ? '/profile' : '/login')}
        className="btn btn-ghost btn-sm"
      >
        <Icon name="user" />
        {signedIn ? words.profile : words.login}
      </a>
      {signedIn && (
        <SignOutButton locale={locale} label={words.logout} className="btn btn-ghost btn-sm" />
      )}
    </div>
  );
}
