import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/account/auth-card';
import { ResetPassword } from '@/components/account/reset-password';
import { ClientMessages } from '@/components/layout/client-messages';
import { routeLocale } from '@/lib/i18n/route-locale';
import { authMetadata } from '@/lib/seo/auth-metadata';

// Made for each visitor: a cached page could not have a nonce, and a password is typed here.
export const instant = false;

type Props = PageProps<'/[locale]/reset-password'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return authMetadata(await routeLocale(params), '/reset-password', 'reset');
}

/** Where the link of a reset mail leads. */
export default async function ResetPasswordPage() {
  await connection();
  const t = await getTranslations('auth.reset');
  return (
    <ClientMessages namespaces={['auth']}>
      <AuthCard heading={t('heading')}>
        <ResetPassword />
      </AuthCard>
    </ClientMessages>
  );
}
