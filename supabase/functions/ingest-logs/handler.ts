import { keepTelemetry, shopperOfToken } from '../_shared/backend/keep-telemetry.ts';
import { ingestLogs, telemetryEvent } from '../_shared/contracts/ingest-logs.ts';
import { addressHeaders } from '../_shared/http/address-headers.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { success } from '../_shared/outcome.ts';

const earliest = 24 * 60 * 60 * 1000;
const latest = 5 * 60 * 1000;

/** Stores telemetry from browsers; an invalid event or token does not affect the rest. */
export const handler = endpoint(ingestLogs, async ({ request, token, headers, deps }) => {
  const now = Date.now();
  const events = request.events.flatMap((event) => {
    const read = telemetryEvent.safeParse(event);
    return read.success ? [{ ...read.data, ts: timeOf(read.data.ts, now) }] : [];
  });
  const dropped = request.events.length - events.length;
  if (events.length === 0) return success({ kept: 0, dropped });
  const { user_id: _, ...session } = request.session;
  const proof = token ?? request.token;
  const userId = proof ? await shopperOfToken(deps, proof) : undefined;
  const answer = await keepTelemetry(deps, {
    session,
    events,
    userId,
    headers: addressHeaders(headers),
  });
  return answer.ok ? success({ ...answer.value, dropped }) : answer;
});

/** A browser's clock may be wrong by years; then the time of arrival is used. */
function timeOf(moment: string | number | null | undefined, now: number): string {
  const time = new Date(moment ?? now).getTime();
  const isLikely = time > now - earliest && time < now + latest;
  return new Date(isLikely ? time : now).toISOString();
}
