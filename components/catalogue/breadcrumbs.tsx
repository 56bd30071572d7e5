import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Link } from '@/components/navigation/link';
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';

type BreadcrumbsProps = {
  /** The levels between the home page and this page. */
  trail?: { name: string; href: string }[];
  current: string;
  /** Classes of the last level and the arrow before it. */
  currentClassName?: string;
};

export function Breadcrumbs({ trail = [], current, currentClassName }: BreadcrumbsProps) {
  const t = useTranslations('product');
  const home = { name: t('home'), href: '/shop' };
  const levels = [home, ...trail];
  return (
    <Breadcrumb aria-label={t('breadcrumb')}>
      <BreadcrumbList>
        {levels.map(({ name, href }, index) => (
          <Fragment key={href}>
            <BreadcrumbItem>
              <Link href={href} className="underline-offset-4 hover:underline">
                <bdi>{name}</bdi>
              </Link>
            </BreadcrumbItem>
            <BreadcrumbSeparator
              className={index === levels.length - 1 ? currentClassName : undefined}
            />
          </Fragment>
        ))}
        <BreadcrumbItem className={currentClassName}>
          <BreadcrumbPage>{current}</BreadcrumbPage>
        </BreadcrumbItem>
      </BreadcrumbList>
    </Breadcrumb>
  );
}
