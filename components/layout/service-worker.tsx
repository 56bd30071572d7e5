'use client';

import { useEffect } from 'react';
import { isProduction } from '@/lib/env/mode';
import { telemetryEnv } from '@/lib/env/telemetry';

/**
 * Registers the service worker, which stores the offline page with the cart and controls the page from then on. As soon
 * as the page with its images has loaded, because until then a lost connection shows the browser's own error.
 */
export function ServiceWorker() {
  useEffect(() => {
    if (!isProduction || !('serviceWorker' in navigator)) return;
    const register = () => {
      navigator.serviceWorker.register(`/sw.js?build=${telemetryEnv.build}`).catch(() => undefined);
    };
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
  return null;
}
