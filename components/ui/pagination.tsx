import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Pagination(props: ComponentProps<'nav'>) {
  return <nav {...props} />;
}

export function PaginationContent({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      className={cn('flex flex-wrap items-center justify-center gap-x-4 gap-y-2', className)}
      {...props}
    />
  );
}

export function PaginationItem(props: ComponentProps<'li'>) {
  return <li {...props} />;
}
