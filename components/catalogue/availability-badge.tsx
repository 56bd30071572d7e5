import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

export function AvailabilityBadge({ available }: { available: boolean }) {
  const t = useTranslations('catalogue');
  return (
    <Badge variant={available ? 'default' : 'secondary'}>
      {available ? t('available') : t('outOfStock')}
    </Badge>
  );
}
