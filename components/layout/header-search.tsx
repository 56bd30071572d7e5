import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import type { ShellWords } from './shell-words';

/** A form that works without scripts: it asks for the list with the words typed. */
export function HeaderSearch({ action, words }: { action: string; words: ShellWords }) {
  return (
    <form
      role="search"
      action={action}
      aria-label={words.searchShop}
      className="relative mx-auto w-full max-w-md max-md:hidden"
    >
      <Input
        type="search"
        name="q"
        required
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
