import { type Failed, failure, type VendorHint } from '../vendor-event.ts';
import { type FawryConfig } from './config.ts';
import { readHint } from './message.ts';

/** Parses the raw body of a server notification (version 2). */
export async function readNotification(
  config: FawryConfig,
  rawText: string,
): Promise<{ ok: true; hint: VendorHint } | Failed> {
  let json: unknown;
  try {
    json = JSON.parse(rawText);
  } catch {
    // Version 1 used query parameters; that and anything else unreadable is refused.
    return failure('malformed', 'no JSON');
  }
  return readHint(config, json);
}
