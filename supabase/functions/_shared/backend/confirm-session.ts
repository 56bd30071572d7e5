import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { ask } from './ask.ts';

/**
 * The user id of a token whose session has not ended by signing out elsewhere or a changed password. For functions that
 * then act in the server's role. Refusal: `not_signed_in`.
 */
export const confirmSession = (deps: Deps, token: string) =>
  ask({ deps, as: { token }, path: 'rpc/confirm_session', body: {}, schema: z.guid() });
