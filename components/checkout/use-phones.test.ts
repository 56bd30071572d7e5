/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { emptyValues, type CheckoutValues } from '@/lib/checkout/checkout-values';
import { egyptId } from '@/lib/locations/location';
import { usePhones } from './use-phones';

function openForm(values: Partial<CheckoutValues>) {
  const { result } = renderHook(() => {
    const form = useForm<CheckoutValues>({
      defaultValues: { ...emptyValues, countryId: egyptId, ...values },
    });
    return { form, phones: usePhones(form) };
  });
  const leave = (name: 'phone' | 'additionalPhone') => {
    let needsConfirmation = false;
    act(() => {
      needsConfirmation = result.current.phones.leave(name);
    });
    return needsConfirmation;
  };
  return { result, leave };
}

test('requests confirmation of two unusual numbers one after the other', () => {
  const { result, leave } = openForm({ phone: '12345', additionalPhone: '54321' });
  expect([leave('phone'), leave('additionalPhone')]).toEqual([true, true]);
  expect(result.current.phones.pendingName).toBe('phone');
  act(() => result.current.phones.deny('phone'));
  expect(result.current.phones.states.phone).toEqual({ status: 'invalid', fault: 'Incorrect' });
  expect(result.current.phones.pendingName).toBe('additionalPhone');
  act(() => result.current.phones.confirm('additionalPhone'));
  expect(result.current.phones.states.additionalPhone).toEqual({
    status: 'invalid',
    fault: 'NotEgyptian',
  });
  expect(result.current.phones.pendingName).toBeNull();
});

test('requests no confirmation of an ordinary number, or abroad', () => {
  const { result, leave } = openForm({ phone: '01012345678', additionalPhone: '12345' });
  expect(leave('phone')).toBe(false);
  act(() => result.current.form.setValue('countryId', 'jordan'));
  expect(leave('additionalPhone')).toBe(false);
  expect(result.current.phones.pendingName).toBeNull();
});

test('clears the errors of both phones when the country changes', () => {
  const { result, leave } = openForm({ phone: '12345' });
  leave('phone');
  act(() => result.current.phones.deny('phone'));
  act(() => result.current.form.setError('additionalPhone', { message: 'phoneMissing' }));
  act(() => result.current.phones.changeCountry());
  expect(result.current.phones.states.phone).toEqual({ status: 'valid' });
  expect(result.current.form.getFieldState('additionalPhone').error).toBeUndefined();
});
