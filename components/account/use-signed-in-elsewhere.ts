'use client';

import { useEffect, useEffectEvent } from 'react';
import { hasSession, subscribeToSession } from '@/lib/auth/session-store';

/** Calls back when a session begins in another tab. */
export function useSignedInElsewhere(onSignedIn: () => void) {
  const signedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    // A shopper who arrives with a session wants to sign in again, or the guard has rejected the session.
    if (hasSession()) return;
    let isOver = false;
    return subscribeToSession(() => {
      if (isOver || !hasSession()) return;
      isOver = true;
      signedIn();
    });
  }, []);
}
