'use client';

import { User } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button, buttonVariants } from '@/components/ui/button';
import { useSignedIn } from '@/lib/auth/session-store';
import { SignOutButton } from './sign-out-button';

/**
 * Link to sign in, or links to the profile and to sign out. Sized for either, so that little moves when the browser
 * knows which.
 */
export function AccountLinks() {
  const t = useTranslations('layout');
  const signedIn = useSignedIn();
  return (
    // The width of the longer of its two states, in the language in which it is wider.
    <div className="flex min-w-50.5 justify-end whitespace-nowrap max-md:hidden">
      <Button asChild variant="ghost" size="sm">
        <Link href={signedIn ? '/profile' : '/login'}>
          <Icon icon={User} className="size-5" />
          {signedIn ? t('profile') : t('login')}
        </Link>
      </Button>
      {signedIn && <SignOutButton className={buttonVariants({ variant: 'ghost', size: 'sm' })} />}
    </div>
  );
}
