/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
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
  const { result } = renderHook(() => useLocations('ar'));
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(expectEnd).toHaveBeenCalledWith('unauthorized');
  expect(leaveForLogin).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('');
});

test.each([
  ['ar', ['الأردن', 'ليبيا']],
  ['en', ['Libya', 'The Jordan']],
] as const)('sorts what the browser reads itself by its names in %s', async (locale, names) => {
  const countries = [
    { id: '1', name: 'ليبيا', name_en: 'Libya' },
    { id: '2', name: 'الأردن', name_en: 'The Jordan' },
  ];
  readLocations.mockResolvedValue({ countries, cities: [], areas: [] });
  const { result } = renderHook(() => useLocations(locale), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  });
  await waitFor(() => expect(result.current.locations).toBeDefined());
  const shown = result.current.locations!.countries.map(({ name, name_en }) =>
    locale === 'ar' ? name : name_en,
  );
  expect(shown).toEqual(names);
});
