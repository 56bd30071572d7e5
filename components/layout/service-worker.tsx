'use client';

import { useEffect } from 'react';
import { isProduction } from '@/lib/env/mode';
import { telemetryEnv } from '@/lib/env/telemetry';

// Late enough for the page, its pictures and its islands to have come, on a slow phone too.
const quietAfter = 5_000;

/** Has the browser keep the page that shows the cart without a network. */
export function ServiceWorker() {
  useEffect(() => {
    if (!isProduction || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      navigator.serviceWorker.register(`/sw.js?build=${telemetryEnv.build}`).catch(() => undefined);
    }, quietAfter);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
