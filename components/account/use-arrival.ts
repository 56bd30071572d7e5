'use client';

import { useEffect, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { failedWithGoogle } from '@/lib/auth/after-sign-in';
import { takeConfirmation } from '@/lib/auth/confirmation';
import { removeFragment } from '@/lib/auth/link-fragment';
import { takeSocialFailure } from '@/lib/auth/social-failure';
import { takeQuery } from '@/lib/auth/take-query';
import { isSessionEnd, sessionEndedQuery } from '@/lib/supabase/session-end';
import { takeArrival } from './arrival';
import type { LoginWords } from './auth-words';
import type { DoorNoteWords } from './door-note';
import { failureText, isRefusal } from './fault-text';

/** Why somebody is at the login page, and whether they may need their confirmation mail once more. */
type Arrival = { note: DoorNoteWords; isNews?: boolean; resend?: boolean };

function failed(title: string, text: string): Arrival {
  showToast({ title, variant: 'destructive', ...(text && { description: text }) });
  return { note: { title, text, tone: 'bad' } };
}

function arrive(words: LoginWords): Arrival | null {
  // First: the provider's answer comes with a fragment that looks like a mail's.
  if (takeQuery(failedWithGoogle)) {
    removeFragment();
    const failure = takeSocialFailure((name) => isRefusal(words, name));
    return failed(
      words.failed,
      failure ? failureText(words, failure, words.googleFailed) : words.googleFailed,
    );
  }
  switch (takeConfirmation()) {
    case 'confirmed':
      return { note: { ...words.confirmed, tone: 'good' }, isNews: true };
    case 'refused':
      return { note: { ...words.linkOver, tone: 'bad' }, isNews: true, resend: true };
    case null:
      break;
  }
  const ended = takeQuery(sessionEndedQuery);
  if (isSessionEnd(ended)) {
    const { refreshFailed, noRefreshToken } = words.sessionEnded;
    return ended === 'noRefreshToken'
      ? failed(refreshFailed, noRefreshToken)
      : failed(words.sessionEnded[ended], '');
  }
  const note = takeArrival();
  return note && { note };
}

/** What brought the shopper to the login page; null for whoever just came, and once the page has been left. */
export function useArrival(words: LoginWords) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  useEffect(() => {
    // Known to the browser only, so it comes after hydration.
    queueMicrotask(() => {
      const arrived = arrive(words);
      if (arrived) setArrival(arrived);
    });
    return () => setArrival(null);
  }, [words]);
  return { arrival, forgetArrival: () => setArrival(null) };
}
