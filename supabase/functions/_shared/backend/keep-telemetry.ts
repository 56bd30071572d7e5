import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { type Outcome } from '../outcome.ts';
import { callAsServer, read } from './call.ts';

const keptSchema = z.object({ kept: z.int() });
const profilesSchema = z.array(z.object({ user_id: z.guid() }));

/**
 * The user id of a token, verified by the database. Undefined for an invalid token, or if it cannot be verified now.
 */
export async function shopperOfToken(deps: Deps, token: string): Promise<string | undefined> {
  const path = 'user_profiles?select=user_id&limit=1';
  const owner = await read({ deps, as: { token }, path, schema: profilesSchema });
  return owner.ok ? owner.value[0]?.user_id : undefined;
}

/**
 * Stores the events of a visit: all, or none if the network address exceeds its limit. `headers` contain the address.
 */
export const keepTelemetry = (
  deps: Deps,
  report: {
    session: object;
    events: object[];
    userId: string | undefined;
    headers: Record<string, string>;
  },
): Promise<Outcome<z.infer<typeof keptSchema>>> =>
  callAsServer(
    deps,
    'keep_telemetry',
    {
      p_session: report.session,
      p_events: report.events,
      p_user_id: report.userId ?? null,
      p_headers: report.headers,
    },
    keptSchema,
  );
