import type { ComponentProps } from 'react';
import { Icon } from './icon';

export function Breadcrumb(props: ComponentProps<'nav'>) {
  return <nav {...props} />;
}

export function BreadcrumbList(props: ComponentProps<'ol'>) {
  return (
    <ol
      className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted-foreground"
      {...props}
    />
  );
}

export function BreadcrumbItem(props: ComponentProps<'li'>) {
  return <li className="inline-flex min-h-8 items-center" {...props} />;
}

export function BreadcrumbPage(props: ComponentProps<'span'>) {
  // The ellipsis of a truncated name is at its own end, whatever the page's direction.
  return (
    <span dir="auto" aria-current="page" className="line-clamp-1 text-foreground" {...props} />
  );
}

export function BreadcrumbSeparator() {
  return (
    <li aria-hidden="true" className="inline-flex">
      <Icon name="chevron" className="size-3.5 rtl:-scale-x-100" />
    </li>
  );
}
