import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { FacetChoice } from './facets';

type FacetLinkProps = {
  id: string;
  locale: Locale;
  choice: Pick<FacetChoice, 'name' | 'href' | 'selected'> & { count?: number };
};

/** One choice of a filter; its id is the same on the page that it leads to, so that focus can follow. */
export function FacetLink({ id, locale, choice }: FacetLinkProps) {
  return (
    <li>
      <Link
        id={id}
        href={choice.href}
        prefetch={false}
        aria-current={choice.selected || undefined}
        data-keep-focus
        data-all={choice.count === undefined || undefined}
      >
        {choice.selected && <Icon name="check" className="size-4" />}
        <bdi>{choice.name}</bdi>
        {choice.count !== undefined && <small>{formatNumber(choice.count, locale)}</small>}
      </Link>
    </li>
  );
}
