import { headers } from 'next/headers';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing of it may be shown before the guard has answered.
export const instant = false;

type Props = PageProps<'/[locale]/checkout'>;

export default async function CheckoutPage({ params }: Props) {
  const locale = await routeLocale(params);
  const { email } = await requireShopper(locale, '/checkout');
  const policy = (await headers()).get('content-security-policy');
  return <h1>{email} {policy}</h1>;
}
