import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/account/auth-card';
import { AuthIntro } from '@/components/account/auth-intro';
import { SignupForm } from '@/components/account/signup-form';
import { ClientMessages } from '@/components/layout/client-messages';
import { routeLocale } from '@/lib/i18n/route-locale';
import { authMetadata } from '@/lib/seo/auth-metadata';

// Rendered per visitor: a password is typed here, and a cached page could not have a nonce.
export const instant = false;

type Props = PageProps<'/[locale]/signup'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return authMetadata(await routeLocale(params), '/signup', 'signup');
}

export default async function SignupPage() {
  await connection();
  const t = await getTranslations('auth.signup');
  return (
    <ClientMessages namespaces={['auth']}>
      <AuthCard heading={t('heading')} intro={<AuthIntro page="signup" />}>
        <SignupForm />
      </AuthCard>
    </ClientMessages>
  );
}
