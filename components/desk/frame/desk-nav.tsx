'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Link } from '@/components/navigation/link';
import { deskSections, sectionOf } from '@/lib/desk/frame/sections';
import { usePathname } from '@/lib/i18n/navigation';
import { DeskIcon } from './desk-icon';

/** A column; on phones a bar that scrolls sideways, with the current page in view. */
export function DeskNav() {
  const t = useTranslations('desk');
  const path = usePathname();
  const current = sectionOf(path);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={t('navigation')}>
      <ul
        ref={list}
        // The current link is scrolled into view, so a scrollbar would only be in the way.
        className="relative flex [scrollbar-width:none] gap-1 overflow-x-auto px-(--page-margin) pt-1 pb-2 lg:flex-col lg:overflow-visible lg:p-0"
      >
        {deskSections.map(({ name, path: target }) => (
          <li key={name} className="shrink-0">
            <Link
              href={target}
              aria-current={name === current ? (path === target ? 'page' : 'true') : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-md px-3 py-1 font-semibold whitespace-nowrap hover:bg-secondary focus-visible:-outline-offset-3 aria-[current]:bg-accent aria-[current]:font-bold aria-[current]:text-accent-foreground"
            >
              <DeskIcon name={name} />
              {t(`sections.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
