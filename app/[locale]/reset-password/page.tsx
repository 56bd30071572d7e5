import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/account/auth-card';
import { ResetPassword } from '@/components/account/reset-password';
import { ClientMessages } from '@/components/layout/client-messages';
import { routeLocale } from '@/lib/i18n/route-locale';
import { authMetadata } from '@/lib/seo/auth-metadata';

// Rendered per visitor: a password is typed here, and a cached page could not have a nonce.
export const instant = false;

type Props = PageProps<'/[locale]/reset-password'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return authMetadata(await routeLocale(params), '/reset-password', 'reset');
}

/** The page that the link of a reset e-mail opens. */
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
