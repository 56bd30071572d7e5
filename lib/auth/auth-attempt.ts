import { note } from '@/lib/telemetry/waiting';
import { authResult, type AuthResult } from './auth-failure';

type ServiceAnswer = Parameters<typeof authResult>[0];

/**
 * One call of the auth service. Code that cannot be loaded, as the network is away, counts as out of reach. Anything
 * else that is thrown is noted for telemetry, and is a failure for the shopper, too.
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
