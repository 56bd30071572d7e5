import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Delivery } from '@/lib/delivery/use-delivery';

/** Shown in place of a fee while it is loading or if it failed to load. */
export function DeliveryTrouble({ delivery }: { delivery: Delivery }) {
  const t = useTranslations('delivery');
  if (!delivery.failed) return <p>{t('loading')}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {t('unavailable')}
      <Button type="button" onClick={delivery.retry} variant="link" size="xs">
        {t('tryAgain')}
      </Button>
    </p>
  );
}
