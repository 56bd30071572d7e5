import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** `aria-label` is required: it is translated. */
function Pagination({ className, ...props }: ComponentProps<'nav'> & { 'aria-label': string }) {
  return (
    <nav
      data-slot="pagination"
      className={cn('mx-auto flex w-full justify-center', className)}
      {...props}
    />
  );
}

function PaginationContent({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="pagination-content"
      className={cn('flex flex-wrap items-center justify-center gap-x-4 gap-y-2', className)}
      {...props}
    />
  );
}

function PaginationItem(props: ComponentProps<'li'>) {
  return <li data-slot="pagination-item" {...props} />;
}

export { Pagination, PaginationContent, PaginationItem };
