import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import type { ShellWords } from './shell-words';

type HeaderSearchProps = {
  action: string;
  words: ShellWords;
  className: string;
  /** Takes the focus when it opens. */
  opens?: boolean;
};

/** A form that works without scripts: it asks for the list with the words typed. */
export function HeaderSearch({ action, words, className, opens = false }: HeaderSearchProps) {
  return (
    <form
      role="search"
      action={action}
      aria-label={words.searchShop}
      className={`relative w-full ${className}`}
    >
      <Input
        type="search"
        name="q"
        required
        // Within a popover: on opening it, not on loading the page.
        autoFocus={opens}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.searchShop}
        placeholder={words.searchPlaceholder}
        className="pe-12"
      />
      <button
        type="submit"
        aria-label={words.search}
        className="btn btn-ghost btn-icon absolute end-0 top-0"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
