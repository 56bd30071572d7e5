'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadFawryPlugin, type FawryPlugin } from '@/lib/payments/fawry-plugin';
import type { ScriptState } from '@/lib/payments/payment-checks';

/** Loads Fawry's script when Fawry is selected. `plugin` is null otherwise. */
export function useFawryScript(plugin: FawryPlugin | null) {
  const [state, setState] = useState<ScriptState>('idle');

  const load = useCallback(async () => {
    if (!plugin) return;
    setState('loading');
    try {
      await loadFawryPlugin(plugin);
      setState('ready');
    } catch {
      // Reported to the shopper when the script is needed.
      setState('failed');
    }
  }, [plugin]);

  useEffect(() => {
    queueMicrotask(() => void load());
  }, [load]);

  return { script: state, loadScript: () => void load() };
}
