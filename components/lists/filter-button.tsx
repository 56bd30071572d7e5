import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

type FilterButtonProps = { panelId: string; chosen: number };

/** Opens the filters on phones. */
export function FilterButton({ panelId, chosen }: FilterButtonProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <button type="button" popoverTarget={panelId} className="filter-button">
      <Icon name="filters" />
      <span>{t('show')}</span>
      {chosen > 0 && <small>{chosen}</small>}
    </button>
  );
}
