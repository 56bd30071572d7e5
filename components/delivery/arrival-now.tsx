'use client';

import { useState } from 'react';
import { deliveryWindow } from '@/lib/delivery/delivery-days';
import { Arrival } from './arrival';

/** The delivery dates of an order placed now. Only in the browser, because a cached page would show outdated dates. */
export function ArrivalNow() {
  const [days] = useState(() => deliveryWindow());
  return <Arrival {...days} />;
}
