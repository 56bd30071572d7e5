import { note } from '@/lib/telemetry/queue';
import { authResult, type AuthResult } from './auth-failure';

type ServiceAnswer = Parameters<typeof authResult>[0];

/**
 * Runs one call of the auth service. Code that cannot be loaded because the network is down counts as unreachable. Any
 * other exception is reported to telemetry and is a failure for the shopper, too.
 */
export async function authAttempt(call: () => Promise<ServiceAnswer>): Promise<AuthResult> {
  try {
    return authResult(await call());
  } catch (error) {
    if (error instanceof Error && /^(?:ChunkLoad|Type|Timeout)Error$/.test(error.name))
      return { ok: false, failure: { refusal: 'unreachable' } };
    note(error);
    return { ok: false, failure: { refusal: 'unexpected' } };
  }
}
