import { notFound } from 'next/navigation';
import { Suspense } from 'react';

function RaiseNotFound(): never {
  notFound();
}

/**
 * Makes the response of a prerendered page a real 404 while its HTML stays complete: `notFound()` at page level would
 * produce a document that is empty until scripts run.
 */
export function NotFoundStatus() {
  return (
    <Suspense fallback={null}>
      <RaiseNotFound />
    </Suspense>
  );
}
