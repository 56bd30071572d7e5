'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Link } from '@/components/navigation/link';
import { deskSections, sectionOf } from '@/lib/desk/frame/sections';
import { localePath } from '@/lib/i18n/locale';
import { DeskIcon } from './desk-icon';

/** A column; on phones a bar that scrolls sideways, with the present page in sight. */
export function DeskNav() {
  const t = useTranslations('desk');
  const locale = useLocale();
  const path = usePathname().replace(/^\/(?:ar|en)(?=\/|$)/, '');
  const current = sectionOf(path);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={t('navigation')} className="desk-nav">
      <ul ref={list}>
        {deskSections.map(({ name, path: target }) => (
          <li key={name}>
            <Link
              href={localePath(locale, target)}
              aria-current={name === current ? (path === target ? 'page' : 'true') : undefined}
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
