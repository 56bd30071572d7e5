'use client';

import useSWRImmutable from 'swr/immutable';
import { RecordError } from '@/lib/records/record-error';
import { forgetSession } from '@/lib/supabase/forget-session';
import { expectEnd, leaveForLogin } from '@/lib/supabase/leave-for-login';
import type { Locale } from '@/lib/i18n/locale';
import { seconds } from '@/lib/time';
import { locationsKey, sortedLocations, type Locations } from './location';

async function fetchLocations(locale: Locale): Promise<Locations> {
  const [{ visitorClient }, { readLocations }] = await Promise.all([
    import('@/lib/supabase/visitor-client'),
    import('./queries'),
  ]);
  try {
    return sortedLocations(await readLocations(visitorClient()), locale);
  } catch (error) {
    if (error instanceof RecordError && error.code === 'unauthorized') {
      expectEnd('unauthorized');
      forgetSession();
      leaveForLogin();
    }
    throw error;
  }
}

/**
 * The countries, cities and areas that the page contains, otherwise loaded once per visit and retried automatically; in
 * the order of `locale`.
 * After a 401 the browser forgets its session and opens the login page.
 */
export function useLocations(locale: Locale) {
  const { data, error, isValidating, mutate } = useSWRImmutable<Locations, Error>(
    locationsKey,
    () => fetchLocations(locale),
    { shouldRetryOnError: true, errorRetryCount: 2, errorRetryInterval: seconds(2) },
  );
  return {
    locations: data,
    failed: error !== undefined && data === undefined,
    isValidating,
    retry: () => void mutate(),
  };
}
