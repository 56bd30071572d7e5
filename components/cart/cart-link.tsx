import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { cartLimit } from '@/lib/cart/cart';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { cn } from '@/lib/utils';
import { CartCount } from './cart-count';

export function CartLink({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'cart');
  const names = Array.from({ length: cartLimit + 1 }, (_, count) => t('count', { count }));
  return (
    <Link
      href={localePath(locale, '/cart')}
      prefetch={false}
      className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), 'gap-0.5 ps-2 pe-1')}
    >
      <Icon name="bag" className="size-6" />
      <CartCount names={names} />
    </Link>
  );
}
