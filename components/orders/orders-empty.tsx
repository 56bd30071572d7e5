import { ShoppingBag } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';

export function OrdersEmpty() {
  const t = useTranslations('orders.list');
  return (
    <div className="flex flex-col items-center px-2 py-6 text-center">
      <span className="mb-3 inline-flex size-14 items-center justify-center rounded-full bg-accent text-accent-foreground">
        <Icon icon={ShoppingBag} className="size-7" />
      </span>
      <p className="font-bold">{t('empty')}</p>
      <p className="mt-1 text-sm text-muted-foreground">{t('emptyText')}</p>
      <Button asChild className="mt-4">
        <Link href="/shop">{t('start')}</Link>
      </Button>
    </div>
  );
}
