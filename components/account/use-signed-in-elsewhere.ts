'use client';

import { useEffect, useEffectEvent } from 'react';
import { hasSession, subscribeToSession } from '@/lib/auth/session-store';

/** Calls back when a session begins while this page waits for it, in another tab. */
export function useSignedInElsewhere(onSignedIn: () => void) {
  const signedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    // Whoever comes here with a session means to sign in anew, or has one that the guard did not accept.
    if (hasSession()) return;
    let isOver = false;
    return subscribeToSession(() => {
      if (isOver || !hasSession()) return;
      isOver = true;
      signedIn();
    });
  }, []);
}
