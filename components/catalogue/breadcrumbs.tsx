import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Link } from '@/components/navigation/link';
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';
import { localePath } from '@/lib/i18n/locale';

type BreadcrumbsProps = {
  /** The levels between the home page and this page. */
  trail?: { name: string; href: string }[];
  current: string;
};

export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  const t = useTranslations('product');
  const home = { name: t('home'), href: localePath(useLocale(), '/shop') };
  return (
    <Breadcrumb aria-label={t('breadcrumb')}>
      <BreadcrumbList>
        {[home, ...trail].map(({ name, href }) => (
          <Fragment key={href}>
            <BreadcrumbItem>
              <Link href={href} className="underline-offset-4 hover:underline">
                <bdi>{name}</bdi>
              </Link>
            </BreadcrumbItem>
            <BreadcrumbSeparator />
          </Fragment>
        ))}
        <BreadcrumbItem>
          <BreadcrumbPage>{current}</BreadcrumbPage>
        </BreadcrumbItem>
      </BreadcrumbList>
    </Breadcrumb>
  );
}
