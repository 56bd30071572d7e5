import { Badge } from '@/components/ui/badge';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

export function AvailabilityBadge({ locale, available }: { locale: Locale; available: boolean }) {
  const t = getTranslator(locale, 'catalogue');
  return (
    <Badge variant={available ? 'positive' : 'muted'}>
      {t(available ? 'available' : 'outOfStock')}
    </Badge>
  );
}
