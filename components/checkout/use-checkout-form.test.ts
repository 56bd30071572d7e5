/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { writeChosenCity } from '@/lib/delivery/chosen-city';
import { egyptId, type Locations } from '@/lib/locations/location';

const locations = {
  countries: [{ id: egyptId, name: 'مصر', name_en: 'Egypt' }],
  cities: [{ id: 'c', name: 'القاهرة', name_en: 'Cairo', country_id: egyptId }],
  areas: [
    { id: 'a', name: 'المعادي', name_en: 'Maadi', city_id: 'c' },
    { id: 'b', name: 'حلوان', name_en: 'Helwan', city_id: 'c' },
  ],
} as unknown as Locations;
const area = { name: 'المعادي', city: { name: 'القاهرة', country: { name: 'مصر' } } };
const saved = { full_name: 'Mona', addresses: [{ shipping_address: '12 Nile Street', area }] };
let profile: { data: object | undefined; failed: boolean };
jest.unstable_mockModule('@/lib/account/use-profile', () => ({ useProfile: () => profile }));
jest.unstable_mockModule('@/lib/locations/use-locations', () => ({
  useLocations: () => ({ locations: come, failed: false, isValidating: false, retry: () => null }),
}));
let come: Locations | undefined;
const { useCheckoutForm } = await import('./use-checkout-form');

beforeEach(() => {
  localStorage.clear();
  come = locations;
  profile = { data: undefined, failed: true };
});

function openForm(draft: Parameters<typeof useCheckoutForm>[1] = null) {
  profile = { data: undefined, failed: true };
  const { result, rerender } = renderHook(() => useCheckoutForm('mona@example.com', draft));
  const profileComes = () => {
    profile = { data: saved, failed: false };
    rerender();
  };
  return { result, profileComes };
}

test('fills in the saved city and area from a profile that loads on the second attempt', () => {
  const { result, profileComes } = openForm();
  expect(result.current.place).toEqual({ countryId: egyptId, cityId: '', areaId: '' });
  profileComes();
  expect(result.current.place).toEqual({ countryId: egyptId, cityId: 'c', areaId: 'a' });
});

test('preselects the governorate of the delivery fee, unless an address is saved', () => {
  writeChosenCity('c');
  const { result, profileComes } = openForm();
  expect(result.current.place).toEqual({ countryId: egyptId, cityId: 'c', areaId: '' });
  profileComes();
  expect(result.current.place.areaId).toBe('a');
  writeChosenCity('no longer served');
  expect(openForm().result.current.place.cityId).toBe('');
});

test('keeps what was chosen in the meantime', () => {
  const { result, profileComes } = openForm();
  act(() => result.current.choosePlace({ type: 'city', cityId: 'c' }));
  act(() => result.current.choosePlace({ type: 'area', areaId: 'b' }));
  profileComes();
  expect(result.current.place.areaId).toBe('b');
});

test('prefers a draft with a city to the profile, but not one with only a country', () => {
  const draft = { shopper: 'mona', promo: null, provider: null, method: null, walletPhone: '' };
  const chosen = openForm({ ...draft, form: { countryId: egyptId, cityId: 'c', areaId: 'b' } });
  chosen.profileComes();
  expect(chosen.result.current.place.areaId).toBe('b');
  const bare = openForm({ ...draft, form: { countryId: egyptId, cityId: '', areaId: '' } });
  bare.profileComes();
  expect(bare.result.current.place.areaId).toBe('a');
});

test('marks a missing city and area once the lists have loaded', async () => {
  come = undefined;
  const { result, rerender } = renderHook(() => {
    const { form } = useCheckoutForm('mona@example.com', null);
    return { form, faulty: Object.keys(form.formState.errors) };
  });
  await act(async () => void (await result.current.form.trigger()));
  expect(result.current.faulty).toContain('address');
  expect(result.current.faulty).not.toContain('cityId');
  come = locations;
  await act(async () => rerender());
  expect(result.current.faulty).toEqual(expect.arrayContaining(['cityId', 'areaId']));
});

test('marks nothing before the shopper has tried to pay', async () => {
  come = undefined;
  const { result, rerender } = renderHook(() => {
    const { form } = useCheckoutForm('mona@example.com', null);
    return { faulty: Object.keys(form.formState.errors) };
  });
  come = locations;
  await act(async () => rerender());
  expect(result.current.faulty).toEqual([]);
});

test('removes the errors of fields that the profile fills in', async () => {
  const { result, rerender } = renderHook(() => {
    const { form } = useCheckoutForm('mona@example.com', null);
    return { form, faulty: Object.keys(form.formState.errors) };
  });
  await act(async () => {
    result.current.form.setValue('address', '');
    await result.current.form.trigger();
  });
  expect(result.current.faulty).toEqual(expect.arrayContaining(['firstName', 'address']));
  profile = { data: saved, failed: false };
  await act(async () => rerender());
  expect(result.current.form.getValues('address')).toBe('12 Nile Street');
  expect(result.current.faulty).toEqual(['lastName', 'phone', 'additionalPhone']);
});
