'use client';

import { useEffect } from 'react';

const notFoundDigest = 'NEXT_HTTP_ERROR_FALLBACK;404';

const isNotFound = (error: unknown) =>
  error instanceof Error && 'digest' in error && error.digest === notFoundDigest;

/**
 * Keeps the 404 of a page out of the error reports. React notices that the server left the boundary of `NotFoundStatus`
 * unfinished, and reports it when the shopper navigates to another page.
 */
export function KnownNotFound() {
  useEffect(() => {
    // Never removed: the report is made after this component is unmounted. Adding the same listener twice has no
    // effect.
    window.addEventListener('error', keepQuiet);
  }, []);
  return null;
}

function keepQuiet(event: ErrorEvent) {
  if (isNotFound(event.error)) event.preventDefault();
}
