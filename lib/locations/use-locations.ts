'use client';

import useSWRImmutable from 'swr/immutable';
import { seconds } from '@/lib/time';
import type { Locations } from './location';

async function fetchLocations(): Promise<Locations> {
  const [{ visitorClient }, { readLocations }] = await Promise.all([
    import('@/lib/supabase/visitor-client'),
    import('./queries'),
  ]);
  return readLocations(visitorClient());
}

/** The countries, cities and areas; loaded once per visit and retried automatically. */
export function useLocations() {
  const { data, error, isValidating, mutate } = useSWRImmutable<Locations, Error>(
    'locations',
    fetchLocations,
    { shouldRetryOnError: true, errorRetryCount: 2, errorRetryInterval: seconds(2) },
  );
  return {
    locations: data,
    failed: error !== undefined && data === undefined,
    isValidating,
    retry: () => void mutate(),
  };
}
