import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/account/auth-card';
import { AuthIntro } from '@/components/account/auth-intro';
import { LoginForm } from '@/components/account/login-form';
import { ClientMessages } from '@/components/layout/client-messages';
import { brandName } from '@/lib/env/brand';
import { routeLocale } from '@/lib/i18n/route-locale';
import { authMetadata } from '@/lib/seo/auth-metadata';

// Rendered per visitor: a password is typed here, and a cached page could not have a nonce.
export const instant = false;

type Props = PageProps<'/[locale]/login'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return authMetadata(await routeLocale(params), '/login', 'login');
}

export default async function LoginPage({ params }: Props) {
  await connection();
  const locale = await routeLocale(params);
  const t = await getTranslations('auth.login');
  return (
    <ClientMessages namespaces={['auth']}>
      <AuthCard
        heading={t('heading', { brand: brandName(locale) })}
        intro={<AuthIntro page="login" />}
      >
        <LoginForm />
      </AuthCard>
    </ClientMessages>
  );
}
