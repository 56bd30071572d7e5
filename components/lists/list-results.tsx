'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProductGrid } from '@/components/catalogue/product-grid';
import { Skeleton } from '@/components/ui/skeleton';
import { pageSize } from '@/lib/catalogue/filters';
import { useListNavigation } from './list-navigation';

/**
 * The books of a list, or as many placeholders while another list is loading. They cover the books: if the list
 * changed its height, going back would lose the scroll position.
 */
export function ListResults({ children }: { children: ReactNode }) {
  const { pending } = useListNavigation();
  const t = useTranslations('common');
  return (
    <>
      <p role="status" className="sr-only">
        {pending && t('loading')}
      </p>
      <div data-slot="list-results" className="grid grid-cols-1 *:col-start-1 *:row-start-1">
        <div className={pending ? 'invisible' : undefined}>{children}</div>
        {pending && (
          <ProductGrid aria-hidden="true">
            {Array.from({ length: pageSize }, (_, index) => (
              <CardSkeleton key={index} />
            ))}
          </ProductGrid>
        )}
      </div>
    </>
  );
}

/** Has the shape of a card: a cover, a title, a price and a button. */
function CardSkeleton() {
  return (
    <li data-slot="card-skeleton" className="pb-2">
      <Skeleton className="aspect-3/4" />
      <Skeleton className="mt-3 h-12" />
      <Skeleton className="mt-18 h-6 w-1/2" />
      <Skeleton className="mt-2 h-11" />
    </li>
  );
}
