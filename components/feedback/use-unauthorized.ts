'use client';

import { useEffect } from 'react';
import { unauthorizedDigest } from '@/lib/auth/unauthorized';

/**
 * Whether a page failed because its session has ended. Then nothing is shown, and the shopper is signed out and
 * redirected to the login page. The code for that is loaded on demand.
 */
export function useUnauthorized(error: Error): boolean {
  // Client errors keep their message; server errors only have the digest.
  const isUnauthorized =
    /\bunauthorized\b|\b401\b/i.test(error.message) ||
    ('digest' in error && error.digest === unauthorizedDigest);
  useEffect(() => {
    if (isUnauthorized)
      void import('@/lib/auth/end-session').then(({ endSession }) => endSession());
  }, [isUnauthorized]);
  return isUnauthorized;
}
