'use client';

import { useRef, useState } from 'react';
import type { TrackingAnswer } from './track-shipment';

type Parcel = { number: string; providerName: string };
export type TrackingState = { status: 'idle' } | { status: 'loading' } | TrackedState;
type TrackedState = { status: 'answered'; answer: TrackingAnswer };

async function readTracking(parcel: Parcel): Promise<TrackingAnswer> {
  try {
    const [{ browserClient }, { trackShipment }] = await Promise.all([
      import('@/lib/supabase/browser-client'),
      import('./track-shipment'),
    ]);
    return await trackShipment(browserClient(), parcel);
  } catch (error) {
    // The session could not be refreshed or a script could not be loaded. The shopper may try again.
    const message = error instanceof Error ? error.message : '';
    return { ok: false, failure: { reason: 'refused', code: 'unreachable', message } };
  }
}

/** Tracks a shipment when the shopper requests it. */
export function useTracking(parcel: Parcel) {
  const [state, setState] = useState<TrackingState>({ status: 'idle' });
  const isReading = useRef(false);
  const track = async (): Promise<TrackingAnswer | null> => {
    if (isReading.current) return null;
    isReading.current = true;
    setState({ status: 'loading' });
    const answer = await readTracking(parcel);
    isReading.current = false;
    setState({ status: 'answered', answer });
    return answer;
  };
  return { state, track };
}
