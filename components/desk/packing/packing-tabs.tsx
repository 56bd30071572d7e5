import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { packedStatuses, type PackedStatus } from '@/lib/desk/packing/papers';
import { formatNumber } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/locale';

type PackingTabsProps = { status: PackedStatus; counts: Record<PackedStatus, number> };

/** The two lists: what is to pack, and what is being packed. */
export function PackingTabs({ status, counts }: PackingTabsProps) {
  const t = useTranslations('deskPacking');
  const locale = useLocale();
  const names = { processing: t('toPack'), preparing: t('packing') };
  return (
    <nav aria-label={t('lists')} className="mt-4 flex flex-wrap gap-2">
      {packedStatuses.map((one) => (
        <Button
          key={one}
          asChild
          variant="outline"
          size="sm"
          className="aria-[current]:border-primary aria-[current]:bg-accent aria-[current]:text-accent-foreground"
        >
          <Link
            href={localePath(locale, `/desk/packing?status=${one}`)}
            aria-current={one === status ? 'page' : undefined}
          >
            {names[one]} <bdi className="tabular-nums">{formatNumber(counts[one], locale)}</bdi>
          </Link>
        </Button>
      ))}
    </nav>
  );
}
