import { Search } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

type SearchBoxProps = { label: string; hint?: string; value: string };

/** The search of a list, which `/` focuses; part of a form that requests the list with `q`. */
export function SearchBox({ label, hint, value }: SearchBoxProps) {
  const t = useTranslations('desk');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex max-w-2xl gap-2">
        <Input
          id={id}
          type="search"
          name="q"
          defaultValue={value}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          aria-describedby={hint ? `${id}-hint` : undefined}
          data-desk-search=""
        />
        <Button type="submit">
          <Icon icon={Search} className="size-5" />
          {t('find')}
        </Button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  );
}
