import { useFormatter, useTranslations } from 'next-intl';
import { packedStatuses, type PackedStatus } from '@/lib/desk/packing/papers';
import { ChoiceLink } from '../frame/choice-link';

type PackingTabsProps = { status: PackedStatus; counts: Record<PackedStatus, number> };

/** The two lists: orders to pack, and orders being packed. */
export function PackingTabs({ status, counts }: PackingTabsProps) {
  const t = useTranslations('deskPacking');
  const format = useFormatter();
  const names = { processing: t('toPack'), preparing: t('packing') };
  return (
    <nav aria-label={t('lists')} className="mt-4 flex flex-wrap gap-2">
      {packedStatuses.map((one) => (
        <ChoiceLink key={one} href={`/desk/packing?status=${one}`} isCurrent={one === status}>
          {names[one]} <bdi className="tabular-nums">{format.number(counts[one], 'plain')}</bdi>
        </ChoiceLink>
      ))}
    </nav>
  );
}
