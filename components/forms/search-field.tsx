import { Search } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/utils';

type SearchFieldProps = ComponentProps<'input'> & {
  label: string;
  submitLabel: string;
  look?: 'header' | 'page';
};

/** The search input with its button. */
export function SearchField({ label, submitLabel, look = 'header', ...input }: SearchFieldProps) {
  const isPage = look === 'page';
  return (
    <div className="relative">
      <Input
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        className={isPage ? 'min-h-13 pe-14 text-lg placeholder:text-sm' : 'pe-12'}
        {...input}
      />
      <Button
        type="submit"
        variant={isPage ? 'default' : 'ghost'}
        size="icon"
        aria-label={submitLabel}
        className={cn('absolute', isPage ? 'end-1 top-1' : 'end-0 top-0')}
      >
        <Icon icon={Search} />
      </Button>
    </div>
  );
}
