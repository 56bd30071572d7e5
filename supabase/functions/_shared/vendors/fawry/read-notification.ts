import { type Failed, failure, type VendorEvent } from '../vendor-event.ts';
import { type FawryConfig } from './config.ts';
import { readMessage } from './message.ts';

/** Reads the body of a server notification (version 2), as it arrived. */
export async function readNotification(
  config: FawryConfig,
  rawText: string,
): Promise<{ ok: true; event: VendorEvent } | Failed> {
  let json: unknown;
  try {
    json = JSON.parse(rawText);
  } catch {
    // Version 1 came as query parameters; that and everything else unreadable is refused.
    return failure('malformed', 'no JSON');
  }
  return readMessage(config, json);
}
