import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SearchForm } from './search-form';

const sheetId = 'site-search';

/** The search of a phone. The browser's own popover: it opens with the focus in the field, without any script. */
export function SearchSheet() {
  const t = useTranslations('layout');
  return (
    <div className="contents md:hidden">
      <button
        type="button"
        popoverTarget={sheetId}
        aria-label={t('searchShop')}
        className="btn btn-ghost btn-icon md:hidden"
      >
        <Icon name="search" className="size-6" />
      </button>
      <div id={sheetId} popover="auto" className="search-sheet">
        <SearchForm className="mx-auto max-w-md" opens />
      </div>
    </div>
  );
}
