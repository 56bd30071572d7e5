import { aramexTrackShipments } from '../_shared/contracts/track-shipments.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { trackShipments } from '../_shared/shipments/track-shipments.ts';
import { readAramexConfig } from '../_shared/vendors/aramex/config.ts';
import { trackWithAramex } from '../_shared/vendors/aramex/track.ts';

export const handler = endpoint(
  aramexTrackShipments,
  trackShipments('aramex', async (deps, billCodes) => {
    const read = readAramexConfig(deps.env);
    return read.ok ? trackWithAramex(read.config, deps.fetch, billCodes) : read;
  }),
);
