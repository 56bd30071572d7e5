import type { Metadata } from 'next';
import { connection } from 'next/server';
import { loginWords } from '@/components/account/auth-words';
import { EntranceCard } from '@/components/account/entrance-card';
import { LoginForm } from '@/components/account/login-form';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { routeLocale } from '@/lib/i18n/route-locale';
import { entranceMetadata } from '@/lib/seo/entrance-metadata';

// Made for each visitor: a cached page could not have a nonce, and a password is typed here.
export const instant = false;

type Props = PageProps<'/[locale]/login'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entranceMetadata(await routeLocale(params), '/login', 'login');
}

export default async function LoginPage({ params }: Props) {
  await connection();
  const locale = await routeLocale(params);
  const words = loginWords(locale);
  return (
    <EntranceCard heading={words.heading} text={words.text} checkoutText={words.checkoutText}>
      <NeedsScripts text={words.needsScripts} />
      <LoginForm locale={locale} words={words} />
    </EntranceCard>
  );
}
