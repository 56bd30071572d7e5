'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadFawryPlugin, type FawryPlugin } from '@/lib/payments/fawry-plugin';
import type { ScriptState } from '@/lib/payments/payment-checks';

/** Loads Fawry's script as soon as Fawry is chosen, and not before. `plugin` is null while it is not. */
export function useFawryScript(plugin: FawryPlugin | null) {
  const [state, setState] = useState<ScriptState>('idle');

  const load = useCallback(async () => {
    if (!plugin) return;
    setState('loading');
    try {
      await loadFawryPlugin(plugin);
      setState('ready');
    } catch {
      // Said to the shopper when it is needed.
      setState('failed');
    }
  }, [plugin]);

  useEffect(() => {
    queueMicrotask(() => void load());
  }, [load]);

  return { script: state, loadScript: () => void load() };
}
