import { XIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ListLink } from './list-link';

export type ActiveFilterProps = { id: string; label: string; value: string; href: string };

/** What limits a list, as a link to the list without it. */
export function ActiveFilter({ id, label, value, href }: ActiveFilterProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <ListLink id={id} href={href} className="active-filter">
      <span className="sr-only">{t('remove')}</span>
      <span>
        {label}: <bdi className="font-bold">{value}</bdi>
      </span>
      <XIcon className="size-4" />
    </ListLink>
  );
}
