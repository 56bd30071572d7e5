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
  label: string;
  /** From the shop's home on; addresses include the language. */
  trail: { name: string; href: string }[];
  current: string;
};

export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <Breadcrumb aria-label={label}>
      <BreadcrumbList>
        {trail.map(({ name, href }) => (
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
          <BreadcrumbPage>
            <bdi>{current}</bdi>
          </BreadcrumbPage>
        </BreadcrumbItem>
      </BreadcrumbList>
    </Breadcrumb>
  );
}
