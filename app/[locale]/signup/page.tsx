import type { Metadata } from 'next';
import { connection } from 'next/server';
import { signupWords } from '@/components/account/auth-words';
import { EntranceCard } from '@/components/account/entrance-card';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { SignupForm } from '@/components/account/signup-form';
import { routeLocale } from '@/lib/i18n/route-locale';
import { entranceMetadata } from '@/lib/seo/entrance-metadata';

// Made for each visitor: a cached page could not have a nonce, and a password is typed here.
export const instant = false;

type Props = PageProps<'/[locale]/signup'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entranceMetadata(await routeLocale(params), '/signup', 'signup');
}

export default async function SignupPage({ params }: Props) {
  await connection();
  const locale = await routeLocale(params);
  const words = signupWords(locale);
  return (
    <EntranceCard heading={words.heading} text={words.text} checkoutText={words.checkoutText}>
      <NeedsScripts text={words.needsScripts} />
      <SignupForm locale={locale} words={words} />
    </EntranceCard>
  );
}
