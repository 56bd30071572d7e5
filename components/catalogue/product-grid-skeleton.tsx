import { Skeleton } from '@/components/ui/skeleton';
import { pageSize } from '@/lib/catalogue/filters';

/** As many empty cards as a page has products, each with a card's shape. */
export function ProductGridSkeleton() {
  return (
    <ul aria-hidden="true" className="product-grid">
      {Array.from({ length: pageSize }, (_, index) => (
        <li key={index}>
          <Skeleton className="aspect-3/4 rounded-sm" />
          <Skeleton className="mt-3 h-5 w-11/12" />
          <Skeleton className="mt-2 h-4 w-2/3" />
          <Skeleton className="mt-4 h-6 w-1/2" />
          <Skeleton className="mt-3 h-10" />
        </li>
      ))}
    </ul>
  );
}
