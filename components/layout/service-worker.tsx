'use client';

import { useEffect } from 'react';
import { isProduction } from '@/lib/env/mode';
import { telemetryEnv } from '@/lib/env/telemetry';

// In milliseconds: after the page, its images and its scripts have loaded, even on a slow phone.
const quietAfter = 5_000;

/** Registers the service worker, which stores the offline page with the cart. */
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
