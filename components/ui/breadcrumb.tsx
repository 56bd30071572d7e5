import { ChevronRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/icon';
import { Slot } from '@/components/slot';
import { cn } from '@/lib/utils';

/** `aria-label` is required: it is translated. */
function Breadcrumb(props: ComponentProps<'nav'> & { 'aria-label': string }) {
  return <nav data-slot="breadcrumb" {...props} />;
}

function BreadcrumbList({ className, ...props }: ComponentProps<'ol'>) {
  return (
    <ol
      data-slot="breadcrumb-list"
      className={cn(
        'flex flex-wrap items-center gap-x-1.5 text-sm text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}

function BreadcrumbItem({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="breadcrumb-item"
      className={cn('inline-flex min-h-8 items-center', className)}
      {...props}
    />
  );
}

function BreadcrumbLink({
  asChild,
  className,
  ...props
}: ComponentProps<'a'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'a';
  return <Comp data-slot="breadcrumb-link" className={className} {...props} />;
}

/** Cut off at its own end, regardless of the page's direction. */
function BreadcrumbPage({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="breadcrumb-page"
      dir="auto"
      aria-current="page"
      className={cn('line-clamp-1 text-foreground', className)}
      {...props}
    />
  );
}

function BreadcrumbSeparator({ children, className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="breadcrumb-separator"
      role="presentation"
      aria-hidden="true"
      className={cn('inline-flex [&>svg]:size-3.5', className)}
      {...props}
    >
      {children ?? <Icon icon={ChevronRight} className="rtl:-scale-x-100" />}
    </li>
  );
}

export {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
};
