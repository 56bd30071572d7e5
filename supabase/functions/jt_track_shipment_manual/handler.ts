import { jtTrackShipment } from '../_shared/contracts/track-shipments.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { trackShipments } from '../_shared/shipments/track-shipments.ts';
import { readJtConfig } from '../_shared/vendors/jt/config.ts';
import { trackWithJt } from '../_shared/vendors/jt/track.ts';

export const handler = endpoint(
  jtTrackShipment,
  trackShipments('jt', async (deps, billCodes) => {
    const read = readJtConfig(deps.env);
    return read.ok ? trackWithJt(read.config, deps.fetch, billCodes) : read;
  }),
);
