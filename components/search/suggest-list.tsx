'use client';

import { BookOpen, Search, User, type IconNode } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Price } from '@/components/catalogue/price';
import { ProductImage } from '@/components/catalogue/product-image';
import { cn } from '@/lib/utils';
import type { SuggestGroup, SuggestOption } from './suggest-options';

type SuggestListProps = {
  /** Options have the ids `<id>-0`, `<id>-1` and so on. */
  id: string;
  groups: SuggestGroup[];
  activeId: string | undefined;
  onPick: (option: SuggestOption) => void;
};

// Above bars and the chat button, below the header. The last option is sticky and must not cover the active one.
const listClass = cn(
  'absolute inset-x-0 top-full z-suggestions mt-1.5 max-h-[min(38rem,65dvh)] max-w-2xl scroll-pt-2 scroll-pb-15 overflow-y-auto overscroll-contain rounded-lg border border-input bg-popover pt-2 text-popover-foreground shadow-cover',
  // In the search sheet, which is already above the page.
  'in-[[popover]]:static in-[[popover]]:mt-3 in-[[popover]]:max-h-[calc(100dvh-6rem)] in-[[popover]]:border-0 in-[[popover]]:shadow-none',
);
const lastClass = 'sticky bottom-0 mt-2 border-t bg-popover font-semibold text-primary';

/** Links, so that they can be opened in a new tab; the focus stays in the field. */
export function SuggestList({ id, groups, activeId, onPick }: SuggestListProps) {
  const t = useTranslations('layout.suggestions');
  const before = (index: number) =>
    groups.slice(0, index).reduce((count, { options }) => count + options.length, 0);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('label')}
      className={listClass}
      // Pressing an option must not take the focus from the field, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, options }, group) => (
        <div
          key={name}
          {...(name !== 'all' && { role: 'group', 'aria-labelledby': `${id}-${name}` })}
          className={name === 'all' ? lastClass : undefined}
        >
          {name !== 'all' && (
            <div
              id={`${id}-${name}`}
              role="presentation"
              className="px-3.5 pt-1.5 pb-0.5 text-xs font-bold text-gilt"
            >
              {t(name)}
            </div>
          )}
          {options.map((option, index) => {
            const optionId = `${id}-${before(group) + index}`;
            return (
              <Link
                key={option.key}
                id={optionId}
                role="option"
                aria-selected={optionId === activeId}
                tabIndex={-1}
                href={option.href}
                className="flex min-h-11 items-center gap-3 px-3.5 py-1.5 leading-relaxed hover:bg-secondary aria-selected:bg-accent aria-selected:inset-ring-2 aria-selected:inset-ring-ring forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
                onNavigate={(event) => {
                  event.preventDefault();
                  onPick(option);
                }}
              >
                <Suggestion option={option} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const icons: Record<Exclude<SuggestOption['kind'], 'book'>, IconNode> = {
  query: Search,
  all: Search,
  subject: BookOpen,
  owner: User,
};

function Suggestion({ option }: { option: SuggestOption }) {
  const t = useTranslations('layout.suggestions');
  const locale = useLocale();
  const value = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
  if (option.kind === 'book') {
    const { title, owner, retail_price, available, image_url } = option.book;
    return (
      <>
        <ProductImage imageUrl={image_url} sizes="2.75rem" className="w-11 shrink-0 shadow-none" />
        <span className="min-w-0 flex-1">
          <bdi className="line-clamp-2 font-semibold">{title}</bdi>
          <bdi className="block text-sm text-muted-foreground">{owner}</bdi>
        </span>
        <span className="text-end text-sm whitespace-nowrap">
          <Price pounds={retail_price} locale={locale} className="block font-bold" />
          {!available && <span className="block text-muted-foreground">{t('outOfStock')}</span>}
        </span>
      </>
    );
  }
  return (
    <>
      <Icon icon={icons[option.kind]} className="h-5 w-11 text-muted-foreground" />
      {option.kind === 'all' && <span>{t.rich('all', { query: option.query, value })}</span>}
      {option.kind === 'query' && <bdi>{option.query}</bdi>}
      {'name' in option && <bdi>{option.name}</bdi>}
    </>
  );
}
