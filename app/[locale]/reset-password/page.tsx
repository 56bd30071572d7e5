import type { Metadata } from 'next';
import { connection } from 'next/server';
import { resetWords } from '@/components/account/auth-words';
import { EntranceCard } from '@/components/account/entrance-card';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { ResetPassword } from '@/components/account/reset-password';
import { routeLocale } from '@/lib/i18n/route-locale';
import { entranceMetadata } from '@/lib/seo/entrance-metadata';

// Made for each visitor: a cached page could not have a nonce, and a password is typed here.
export const instant = false;

type Props = PageProps<'/[locale]/reset-password'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entranceMetadata(await routeLocale(params), '/reset-password', 'reset');
}

/** Where the link of a reset mail leads. */
export default async function ResetPasswordPage({ params }: Props) {
  await connection();
  const locale = await routeLocale(params);
  const words = resetWords(locale);
  return (
    <EntranceCard heading={words.heading}>
      <NeedsScripts text={words.needsScripts} />
      <ResetPassword locale={locale} words={words} />
    </EntranceCard>
  );
}
