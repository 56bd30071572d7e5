import { Icon } from '@/components/ui/icon';
import { HeaderSearch } from './header-search';
import type { ShellWords } from './shell-words';

const sheetId = 'site-search';

/** The search of a phone. The browser's own popover: it opens with the focus in the field, without any script. */
export function SearchSheet({ action, words }: { action: string; words: ShellWords }) {
  return (
    <div className="contents md:hidden">
      <button
        type="button"
        popoverTarget={sheetId}
        aria-label={words.searchShop}
        className="btn btn-ghost btn-icon md:hidden"
      >
        <Icon name="search" className="size-6" />
      </button>
      <div id={sheetId} popover="auto" className="search-sheet">
        <HeaderSearch action={action} words={words} className="mx-auto max-w-md" opens />
      </div>
    </div>
  );
}
