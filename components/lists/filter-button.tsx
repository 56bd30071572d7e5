import { ListFilterIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';

type FilterButtonProps = { panelId: string; chosen: number };

/** Opens the filters on phones. */
export function FilterButton({ panelId, chosen }: FilterButtonProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <button type="button" popoverTarget={panelId} className="filter-button">
      <ListFilterIcon className="size-5" />
      <span>{t('show')}</span>
      {chosen > 0 && <small>{chosen}</small>}
    </button>
  );
}
