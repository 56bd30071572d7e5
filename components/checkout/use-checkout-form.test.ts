/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import { profileKey } from '@/lib/account/profile';
import { writeChosenCity } from '@/lib/delivery/chosen-city';
import { intlWrapper } from '@/lib/i18n/render-fixture';
import { egyptId } from '@/lib/locations/location';
import {
  cairoId,
  checkoutBackend,
  delayPlaces,
  email,
  helwanId,
  maadiId,
  profile,
} from './checkout-fixture';
import { useCheckoutForm } from './use-checkout-form';

let backend: ReturnType<typeof checkoutBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = checkoutBackend();
});
afterEach(cleanup);

type Draft = Parameters<typeof useCheckoutForm>[1];
const draft = { shopper: 'mona', promo: null, provider: null, method: null, walletPhone: '' };

/** The form after the profile failed to load; `loadProfile` is the second attempt. */
async function openForm(draft: Draft = null, isAlsoPlaces = true) {
  const { result } = renderHook(
    () => {
      const checkout = useCheckoutForm(email, draft);
      const faulty = Object.keys(checkout.form.formState.errors);
      return { ...checkout, faulty, mutate: useSWRConfig().mutate };
    },
    { wrapper: intlWrapper('en') },
  );
  await waitFor(() => expect(result.current.form.getValues('email')).toBe(email));
  if (isAlsoPlaces) await waitFor(() => expect(result.current.place.countryId).toBe(egyptId));
  const loadProfile = async () => {
    backend.respond('user_profiles', [profile]);
    await act(() => result.current.mutate(['profile', email]));
  };
  return { result, loadProfile };
}

test('fills in the saved city and area from a profile that loads on the second attempt', async () => {
  const { result, loadProfile } = await openForm();
  expect(result.current.place).toEqual({ countryId: egyptId, cityId: '', areaId: '' });
  await loadProfile();
  expect(result.current.place).toEqual({ countryId: egyptId, cityId: cairoId, areaId: maadiId });
});

test('preselects the governorate of the delivery fee, unless an address is saved', async () => {
  writeChosenCity(cairoId);
  const { result, loadProfile } = await openForm();
  expect(result.current.place).toEqual({ countryId: egyptId, cityId: cairoId, areaId: '' });
  await loadProfile();
  expect(result.current.place.areaId).toBe(maadiId);
  writeChosenCity('no longer served');
  backend = checkoutBackend();
  expect((await openForm()).result.current.place.cityId).toBe('');
});

test('keeps what was chosen in the meantime', async () => {
  const { result, loadProfile } = await openForm();
  act(() => result.current.choosePlace({ type: 'city', cityId: cairoId }));
  act(() => result.current.choosePlace({ type: 'area', areaId: helwanId }));
  await loadProfile();
  expect(result.current.place.areaId).toBe(helwanId);
});

test('prefers a draft with a city to the profile, but not one with only a country', async () => {
  const form = { countryId: egyptId, cityId: cairoId, areaId: helwanId };
  const chosen = await openForm({ ...draft, form });
  await chosen.loadProfile();
  expect(chosen.result.current.place.areaId).toBe(helwanId);
  const bare = await openForm({ ...draft, form: { countryId: egyptId, cityId: '', areaId: '' } });
  await bare.loadProfile();
  expect(bare.result.current.place.areaId).toBe(maadiId);
});

test('fills in a draft that is read after the first render, except what was typed before', async () => {
  const fallback = { [unstable_serialize(profileKey(email))]: profile };
  const Intl = intlWrapper('en');
  const { result, rerender } = renderHook(
    ({ read }: { read: Draft }) => {
      const { form, place } = useCheckoutForm(email, read);
      return { ...form, place };
    },
    {
      wrapper: ({ children }) =>
        createElement(Intl, null, createElement(SWRConfig, { value: { fallback } }, children)),
      initialProps: { read: undefined as Draft },
    },
  );
  const valuesOf = () => result.current.getValues(['firstName', 'lastName', 'address']);
  expect(valuesOf()).toEqual(['Mona', '', '12 Nile Street']);
  act(() => result.current.setValue('lastName', 'Ali'));
  const typed = { lastName: 'El Sayed', address: '7 Pyramid Street', phone: '' };
  const place = { countryId: egyptId, cityId: cairoId, areaId: helwanId };
  rerender({ read: { ...draft, form: { ...typed, ...place } } });
  expect(valuesOf()).toEqual(['Mona', 'Ali', '7 Pyramid Street']);
  await waitFor(() => expect(result.current.place).toEqual(place));
});

test('marks a missing city and area once the lists have loaded', async () => {
  const arrive = delayPlaces(backend);
  const { result } = await openForm(null, false);
  await act(async () => void (await result.current.form.trigger()));
  expect(result.current.faulty).toContain('address');
  expect(result.current.faulty).not.toContain('cityId');
  arrive();
  await waitFor(() =>
    expect(result.current.faulty).toEqual(expect.arrayContaining(['cityId', 'areaId'])),
  );
});

test('marks nothing before the shopper has tried to pay', async () => {
  const arrive = delayPlaces(backend);
  const { result } = await openForm(null, false);
  arrive();
  await waitFor(() => expect(result.current.place.countryId).toBe(egyptId));
  expect(result.current.faulty).toEqual([]);
});

test('removes the errors of fields that the profile fills in', async () => {
  const { result, loadProfile } = await openForm();
  await act(async () => {
    result.current.form.setValue('address', '');
    await result.current.form.trigger();
  });
  expect(result.current.faulty).toEqual(expect.arrayContaining(['firstName', 'address']));
  await loadProfile();
  expect(result.current.form.getValues('address')).toBe('12 Nile Street');
  await waitFor(() =>
    expect(result.current.faulty).toEqual(['lastName', 'phone', 'additionalPhone']),
  );
});
