'use client';

import { useTranslations } from 'next-intl';
import { menuLink } from '@/components/navigation/link-styles';
import { Link } from '@/components/navigation/link';
import { useSignedIn } from '@/lib/auth/session-store';
import { SignOutButton } from './sign-out-button';

/** The same as in the header, as items of the menu on phones. */
export function AccountMenuItems() {
  const t = useTranslations('layout');
  const signedIn = useSignedIn();
  if (!signedIn) {
    return (
      <li>
        <Link href="/login" className={menuLink}>
          {t('login')}
        </Link>
      </li>
    );
  }
  return (
    <>
      <li>
        <Link href="/profile" className={menuLink}>
          {t('profile')}
        </Link>
      </li>
      <li>
        <SignOutButton className={menuLink} />
      </li>
    </>
  );
}
