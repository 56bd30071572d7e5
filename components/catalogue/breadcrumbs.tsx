import { Fragment } from 'react';
import Link from 'next/link';
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

type BreadcrumbsProps = {
  locale: Locale;
  /** From the shop's home on; addresses include the language. */
  trail: { name: string; href: string }[];
  current: string;
};

export function Breadcrumbs({ locale, trail, current }: BreadcrumbsProps) {
  const t = getTranslator(locale, 'product');
  return (
    <Breadcrumb aria-label={t('breadcrumb')}>
      <BreadcrumbList>
        {trail.map(({ name, href }) => (
          <Fragment key={href}>
            <BreadcrumbItem>
              <Link href={href} prefetch={false} className="underline-offset-4 hover:underline">
                <bdi>{name}</bdi>
              </Link>
            </BreadcrumbItem>
            <BreadcrumbSeparator />
          </Fragment>
        ))}
        <BreadcrumbItem>
          <BreadcrumbPage>
            <bdi>{current}</bdi>
          </BreadcrumbPage>
        </BreadcrumbItem>
      </BreadcrumbList>
    </Breadcrumb>
  );
}
