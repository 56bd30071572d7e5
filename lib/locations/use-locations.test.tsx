/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { refusedBy } from '@/lib/records/record-error';

const leaveForLogin = jest.fn();
const expectEnd = jest.fn();
const readLocations = jest.fn<() => Promise<object>>();
jest.unstable_mockModule('@/lib/supabase/leave-for-login', () => ({ expectEnd, leaveForLogin }));
jest.unstable_mockModule('@/lib/supabase/visitor-client', () => ({ visitorClient: () => ({}) }));
jest.unstable_mockModule('./queries', () => ({ readLocations }));
const { useLocations } = await import('./use-locations');

test('a 401 ends the session, opens the login page and is an error', async () => {
  document.cookie = 'sb-shop-auth-token=x';
  readLocations.mockRejectedValue(refusedBy('API', 401, { message: 'JWT expired' }));
  const { result } = renderHook(() => useLocations());
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(expectEnd).toHaveBeenCalledWith('unauthorized');
  expect(leaveForLogin).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('');
});
