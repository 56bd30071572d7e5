import { ListFilter } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';

type FilterButtonProps = { panelId: string; chosen: number };

/** Opens the filters on phones. */
export function FilterButton({ panelId, chosen }: FilterButtonProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <Button
      type="button"
      popoverTarget={panelId}
      variant="outline"
      className="gap-1.5 rounded-full border-primary bg-card px-3.5 text-md text-primary focus-visible:-outline-offset-3 active:bg-accent no-popovers:hidden"
    >
      <Icon icon={ListFilter} />
      <span>{t('show')}</span>
      {chosen > 0 && (
        <small className="min-w-6 rounded-full bg-primary text-xs text-primary-foreground">
          {chosen}
        </small>
      )}
    </Button>
  );
}
