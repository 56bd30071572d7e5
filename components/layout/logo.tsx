'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { brandName } from '@/lib/env/brand';

/**
 * The shop's logo, an open book under a pointed arch, with the configured name. A client component, because every page
 * would send the drawing of a server component twice.
 */
export function Logo() {
  const t = useTranslations('layout');
  const locale = useLocale();
  const brand = brandName(locale);
  return (
    <Link
      href="/shop"
      aria-label={t('home', { brand })}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-md"
    >
      <svg viewBox="0 0 32 36" aria-hidden="true" className="h-9 w-8 shrink-0">
        <path d="M1 35V16C1 9 8 5 16 1c8 4 15 8 15 15v19z" className="fill-primary" />
        <path
          d="M16 16.5c-2.5-2-5.5-2.7-9-2.7v13.2c3.5 0 6.5.7 9 2.7 2.5-2 5.5-2.7 9-2.7V13.8c-3.5 0-6.5.7-9 2.7zm0 0v13.2"
          className="fill-none stroke-primary-foreground"
          strokeWidth="1.9"
          strokeLinejoin="round"
        />
      </svg>
      <span className="text-2xl leading-none font-extrabold">{brand}</span>
    </Link>
  );
}
