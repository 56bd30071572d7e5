'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/navigation/link';
import { useSignedIn } from '@/lib/auth/session-store';
import { localePath } from '@/lib/i18n/locale';
import { SignOutButton } from './sign-out-button';

/**
 * Link to sign in, or links to the profile and to sign out. Sized for either, so that little moves when the browser
 * knows which.
 */
export function AccountLinks() {
  const t = useTranslations('layout');
  const locale = useLocale();
  const signedIn = useSignedIn();
  return (
    <div className="account-links">
      <Link
        href={localePath(locale, signedIn ? '/profile' : '/login')}
        className="btn btn-ghost btn-sm"
      >
        <Icon name="user" />
        {signedIn ? t('profile') : t('login')}
      </Link>
      {signedIn && <SignOutButton className="btn btn-ghost btn-sm" />}
    </div>
  );
}
