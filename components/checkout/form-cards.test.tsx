/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { emptyValues, type CheckoutValues } from '@/lib/checkout/checkout-values';
import { validPhone, type PhoneState } from '@/lib/checkout/phone-state';
import { renderIn } from '@/lib/i18n/render-fixture';
import { egyptId } from '@/lib/locations/location';
import en from '@/messages/en.json' with { type: 'json' };
import { PersonalCard } from './personal-card';
import { ShippingCard } from './shipping-card';
import type { PhoneName } from './use-phones';

const words = en.checkout;
type Phones = Record<PhoneName, PhoneState>;
const valid: Phones = { phone: validPhone, additionalPhone: validPhone };
const left = jest.fn<(name: PhoneName) => void>();

function Personal({ phones }: { phones: Phones }) {
  const form = useForm<CheckoutValues>({ defaultValues: emptyValues });
  return (
    <FormProvider {...form}>
      <PersonalCard phones={phones} onPhoneLeft={left} />
    </FormProvider>
  );
}

const place = (id: string, name_en: string) => ({ id, name: 'اسم', name_en });
const locations = {
  countries: [
    { ...place(egyptId, 'Egypt'), iso2: 'EG' },
    { ...place('jordan', 'Jordan'), iso2: 'JO' },
  ],
  cities: [
    { ...place('cairo', 'Cairo'), country_id: egyptId },
    { ...place('giza', 'Giza'), country_id: egyptId },
  ],
  areas: [
    { ...place('dokki', 'Dokki'), city_id: 'giza' },
    { ...place('shubra', 'Shubra'), city_id: 'cairo' },
  ],
};
function Shipping({ countryId, cityId }: { countryId: string; cityId: string }) {
  const form = useForm<CheckoutValues>({ values: { ...emptyValues, countryId, cityId } });
  return (
    <FormProvider {...form}>
      <ShippingCard locations={locations} onRetry={null} onPlace={() => undefined} />
    </FormProvider>
  );
}

afterEach(cleanup);

test('has five required fields for the shopper, two of them for phone numbers', () => {
  const { container } = renderIn('en', <Personal phones={valid} />);
  const { firstName, lastName, email, phone, additionalPhone } = words.fields;
  const labels = [firstName, lastName, email, phone, additionalPhone];
  expect([...container.querySelectorAll('label')].map((label) => label.textContent)).toEqual(
    labels,
  );
  expect(container.querySelectorAll('label[data-required]')).toHaveLength(5);
  for (const label of labels)
    expect(screen.getByLabelText(label).getAttribute('aria-required')).toBe('true');
  for (const label of [phone, additionalPhone]) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field.type).toBe('tel');
    fireEvent.blur(field);
  }
  expect(left.mock.calls).toEqual([['phone'], ['additionalPhone']]);
});

test('shows the state and the error of each phone', () => {
  const faultsWith = (state: Phones['phone']) => {
    cleanup();
    const { container } = renderIn(
      'en',
      <Personal phones={{ phone: state, additionalPhone: state }} />,
    );
    return [...container.querySelectorAll('[id$="-error"]')].map((note) => note.textContent);
  };
  const { faults } = words;
  expect(faultsWith({ status: 'pending' })).toEqual([
    faults.phonePending,
    faults.additionalPhonePending,
  ]);
  expect(faultsWith({ status: 'invalid', fault: 'NotEgyptian' })).toEqual([
    faults.phoneNotEgyptian,
    faults.additionalPhoneNotEgyptian,
  ]);
  expect(faultsWith({ status: 'invalid', fault: 'Incorrect' })).toEqual([
    faults.phoneIncorrect,
    faults.additionalPhoneIncorrect,
  ]);
});

test('has the address with its hint, and dependent lists of places', () => {
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  const { country, city, area, address } = words.fields;
  const { selectCity, selectArea, addressHint } = words.shipping;
  const { rerender } = renderIn('en', <Shipping countryId={egyptId} cityId="" />);
  const described = screen.getByLabelText(address).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(addressHint);
  expect(options(country)).toEqual([words.shipping.selectCountry, 'Egypt', 'Jordan']);
  expect(options(city)).toEqual([selectCity, 'Cairo', 'Giza']);
  expect(options(area)).toEqual([selectArea]);
  rerender(<Shipping countryId={egyptId} cityId="giza" />);
  expect(options(area)).toEqual([selectArea, 'Dokki']);
  rerender(<Shipping countryId="jordan" cityId="" />);
  expect(screen.queryByLabelText(city)).toBeNull();
});
