import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { ListLink } from './list-link';

export type ActiveFilterProps = { id: string; label: string; value: string; href: string };

/** An active filter, as a link to the list without it. */
export function ActiveFilter({ id, label, value, href }: ActiveFilterProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <ListLink
      id={id}
      href={href}
      className="inline-flex min-h-9 items-center gap-2 rounded-md bg-accent px-3 py-1 text-sm text-accent-foreground hover:underline any-pointer-coarse:min-h-11"
    >
      <span className="sr-only">{t('remove')}</span>
      <span>
        {label}: <bdi className="font-bold">{value}</bdi>
      </span>
      <Icon icon={X} className="size-4" />
    </ListLink>
  );
}
