/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { TrackingAnswer } from './track-shipment';

const trackShipment = jest.fn<() => Promise<TrackingAnswer>>();
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({ browserClient: () => ({}) }));
jest.unstable_mockModule('./track-shipment', () => ({ trackShipment }));
const { useTracking } = await import('./use-tracking');

afterEach(cleanup);

const parcel = { number: 'UEG0001', providerName: 'jt' };
const preparing: TrackingAnswer = { ok: true, tracking: { status: 'preparing' } };

test('sends no request before the shopper’s click, and only one after two clicks', async () => {
  trackShipment.mockResolvedValue(preparing);
  const { result } = renderHook(() => useTracking(parcel));
  expect(result.current.state).toEqual({ status: 'idle' });
  expect(trackShipment).not.toHaveBeenCalled();
  let reading: Promise<unknown> = Promise.resolve();
  act(() => {
    reading = Promise.all([result.current.track(), result.current.track()]);
  });
  expect(result.current.state).toEqual({ status: 'loading' });
  await act(() => reading);
  expect(result.current.state).toEqual({ status: 'answered', answer: preparing });
  expect(trackShipment).toHaveBeenCalledTimes(1);
});

test('a session that cannot be refreshed is a failure that can be retried', async () => {
  trackShipment.mockRejectedValueOnce(new TypeError('network')).mockResolvedValue(preparing);
  const { result } = renderHook(() => useTracking(parcel));
  await act(() => result.current.track());
  expect(result.current.state).toMatchObject({
    answer: { ok: false, failure: { code: 'unreachable' } },
  });
  await act(() => result.current.track());
  expect(result.current.state).toEqual({ status: 'answered', answer: preparing });
});
