'use client';

import { useEffect } from 'react';
import { unauthorizedDigest } from '@/lib/auth/unauthorized';

/**
 * True when a page failed because its session is over: then nothing is shown, and the shopper is signed out and sent to
 * the login page. What that takes is loaded when it comes to it.
 */
export function useUnauthorized(error: Error): boolean {
  // A browser's own errors keep their message; of the server's there is only the digest.
  const isUnauthorized =
    /\bunauthorized\b|\b401\b/i.test(error.message) ||
    ('digest' in error && error.digest === unauthorizedDigest);
  useEffect(() => {
    if (isUnauthorized)
      void import('@/lib/auth/end-session').then(({ endSession }) => endSession());
  }, [isUnauthorized]);
  return isUnauthorized;
}
