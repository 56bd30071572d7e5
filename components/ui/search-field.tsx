import type { ComponentProps } from 'react';
import { Icon } from './icon';
import { Input } from './input';

type SearchFieldProps = ComponentProps<'input'> & {
  label: string;
  submitLabel: string;
  look?: 'header' | 'page';
};

const looks = {
  header: { input: 'pe-12', button: 'btn-ghost end-0 top-0' },
  page: { input: 'min-h-13 pe-14 text-lg placeholder:text-sm', button: 'btn-default end-1 top-1' },
};

/** The search input with its button. */
export function SearchField({ label, submitLabel, look = 'header', ...input }: SearchFieldProps) {
  return (
    <div className="relative">
      <Input
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        className={looks[look].input}
        {...input}
      />
      <button
        type="submit"
        aria-label={submitLabel}
        className={`btn btn-icon absolute ${looks[look].button}`}
      >
        <Icon name="search" />
      </button>
    </div>
  );
}
