'use client';

import useSWR from 'swr';
import { minutes, seconds } from '@/lib/time';
import { profileKey, type Profile } from './profile';

async function fetchProfile([, email]: [string, string]) {
  const [{ browserClient }, { readProfile }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('./queries'),
  ]);
  return readProfile(browserClient(), email);
}

/**
 * The profile that the page contains (`readOwnProfile`), otherwise read in the browser, kept for five minutes and
 * retried once.
 */
export function useProfile(email: string) {
  const { data, error, isValidating, mutate } = useSWR<Profile, Error, [string, string]>(
    profileKey(email),
    fetchProfile,
    {
      dedupingInterval: minutes(5),
      focusThrottleInterval: minutes(5),
      errorRetryCount: 1,
      errorRetryInterval: seconds(1),
      revalidateIfStale: false,
      revalidateOnReconnect: false,
    },
  );
  return { data, failed: error !== undefined && data === undefined, isValidating, mutate };
}
