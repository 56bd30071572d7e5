import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { Icon } from './icon';

export function Breadcrumb(props: ComponentProps<'nav'>) {
  return <nav {...props} />;
}

export function BreadcrumbList({ className, ...props }: ComponentProps<'ol'>) {
  return (
    <ol
      className={cn(
        'flex flex-wrap items-center gap-x-1.5 text-sm text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}

export function BreadcrumbItem({ className, ...props }: ComponentProps<'li'>) {
  return <li className={cn('inline-flex min-h-8 items-center', className)} {...props} />;
}

export function BreadcrumbPage({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-current="page"
      className={cn('line-clamp-1 text-foreground', className)}
      {...props}
    />
  );
}

export function BreadcrumbSeparator() {
  return (
    <li aria-hidden="true">
      <Icon name="chevron" className="size-3.5 rtl:-scale-x-100" />
    </li>
  );
}
