'use client';

import { useEffect } from 'react';
import { hasSession, subscribeToSession } from '@/lib/auth/session-store';
import { leaveForLogin } from '@/lib/supabase/leave-for-login';
import { sessionCookieName } from '@/lib/supabase/session-cookie';

function leaveWhenOver() {
  if (!hasSession()) leaveForLogin();
}

/** The Supabase client reports session changes of other tabs, including failed refreshes. */
function subscribeToClient(listener: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(sessionCookieName);
  channel.onmessage = listener;
  return () => channel.close();
}

/** Leaves a guarded page as soon as the session ends, in this tab or another. */
export function SessionWatch() {
  useEffect(() => {
    leaveWhenOver();
    const stops = [subscribeToSession(leaveWhenOver), subscribeToClient(leaveWhenOver)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
