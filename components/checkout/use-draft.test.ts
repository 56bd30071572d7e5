/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { emptyValues, type CheckoutValues } from '@/lib/checkout/checkout-values';
import { readDraft } from '@/lib/checkout/draft';
import type { PaymentChoice } from '@/lib/payments/payment-choice';
import { useKeptDraft, useStoredDraft } from './use-draft';

const fawry: PaymentChoice = { provider: 'fawry', method: null, walletPhone: '' };
const card: PaymentChoice = { ...fawry, provider: 'paymob', method: 'card' };
const first: { promo: string | null; choice: PaymentChoice } = { promo: null, choice: fawry };

beforeEach(() => sessionStorage.clear());

function keep(isKept = true) {
  return renderHook(
    ({ promo, choice }: typeof first) => {
      const form = useForm<CheckoutValues>({ defaultValues: emptyValues });
      useKeptDraft('mona', form, { promo, choice }, isKept);
      return form;
    },
    { initialProps: first },
  );
}

test('stores the draft as it changes', () => {
  const { result, rerender } = keep();
  act(() => result.current.setValue('lastName', 'El Sayed'));
  expect(readDraft('mona')?.form.lastName).toBe('El Sayed');
  rerender({ promo: 'ZAD10', choice: card });
  expect(readDraft('mona')).toMatchObject({ promo: 'ZAD10', provider: 'paymob', method: 'card' });
});

test('stores no draft of what has been ordered', () => {
  const { result } = keep(false);
  act(() => result.current.setValue('lastName', 'El Sayed'));
  expect(readDraft('mona')).toBeNull();
});

test('reads the draft after hydration, and only for its shopper', async () => {
  keep();
  const own = renderHook(() => useStoredDraft('mona')).result;
  const other = renderHook(() => useStoredDraft('omar')).result;
  expect([own.current, other.current]).toEqual([undefined, undefined]);
  await waitFor(() => expect(own.current?.provider).toBe('fawry'));
  expect(other.current).toBeNull();
});
