'use client';

import { useState } from 'react';
import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';
import { readChosenCity, writeChosenCity } from './chosen-city';
import type { DeliveryEstimate, DeliveryRate } from './delivery';
import type { EstimatedItem } from './queries';

const loadQueries = () =>
  Promise.all([import('@/lib/supabase/visitor-client'), import('./queries')] as const);

async function fetchRates(): Promise<DeliveryRate[]> {
  const [{ visitorClient }, { readDeliveryRates }] = await loadQueries();
  return readDeliveryRates(visitorClient());
}

type Question = [name: string, items: readonly EstimatedItem[], cityId: string];

async function fetchEstimate([, items, cityId]: Question): Promise<DeliveryEstimate> {
  const [{ visitorClient }, { readDeliveryEstimate }] = await loadQueries();
  return readDeliveryEstimate(visitorClient(), items, cityId);
}

export type Delivery = {
  /** Undefined while loading. */
  rates: DeliveryRate[] | undefined;
  /** The fee of the selected governorate, if known. */
  rate: DeliveryRate | undefined;
  estimate: DeliveryEstimate | undefined;
  /** Fees could not be loaded. */
  failed: boolean;
  choose: (cityId: string) => void;
  retry: () => void;
};

/** The delivery fee of these items to the governorate selected on this device. Without items no request is sent. */
export function useDelivery(items: readonly EstimatedItem[]): Delivery {
  const [cityId, setCityId] = useState(readChosenCity);
  const options = { revalidateOnFocus: false, errorRetryCount: 1 };
  const rates = useSWRImmutable<DeliveryRate[], Error>('delivery-rates', fetchRates, options);
  const rate = rates.data?.find(({ city_id }) => city_id === cityId);
  const question: Question | null =
    rate && items.length > 0 ? ['delivery-estimate', items, cityId] : null;
  const estimate = useSWR<DeliveryEstimate, Error>(question, fetchEstimate, {
    ...options,
    keepPreviousData: false,
  });
  return {
    rates: rates.data,
    rate,
    estimate: estimate.data,
    failed: Boolean(rates.data ? estimate.error && !estimate.data : rates.error),
    choose: (chosen) => {
      writeChosenCity(chosen);
      setCityId(chosen);
    },
    retry: () => void (rates.data ? estimate.mutate() : rates.mutate()),
  };
}
