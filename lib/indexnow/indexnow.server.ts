import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { indexNowSettings } from '@/lib/env/indexnow';
import { publicClient } from '@/lib/supabase/public-client.server';
import { reportServerError } from '@/lib/telemetry/server-errors';
import { changeAnnouncer } from './announcer';
import { changedAddresses } from './changed-addresses';
import { submitAddresses, type Sleep } from './submit';

const settings = indexNowSettings();

// Does not keep the process alive.
const sleep: Sleep = (milliseconds) => setTimeout(milliseconds, undefined, { ref: false });

const announce =
  settings &&
  changeAnnouncer({
    submit: (changes) => submitAddresses(settings, changedAddresses(publicClient, changes), sleep),
    onFailure: (error) => {
      console.error(error);
      void reportServerError(error, { path: '/', routePath: 'indexnow', routeType: 'submit' });
    },
    sleep,
  });

/** Notifies search engines of changed product pages, if IndexNow is configured. Takes minutes; always resolves. */
export async function announceToSearchEngines(tags: readonly string[]): Promise<void> {
  await announce?.(tags);
}

/** Whether search engines may find this key at the shop, which proves that the shop submits the addresses. */
export const isIndexNowKey = (key: string): boolean => settings?.key === key;
