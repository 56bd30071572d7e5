import { notFound } from 'next/navigation';
import { Suspense } from 'react';

function RaiseNotFound(): never {
  notFound();
}

/**
 * Makes the answer of a prerendered page a real 404 while the page beside it stays in the HTML: raised at page
 * level, `notFound()` would leave a document that shows nothing until scripts have run.
 */
export function NotFoundStatus() {
  return (
    <Suspense fallback={null}>
      <RaiseNotFound />
    </Suspense>
  );
}
