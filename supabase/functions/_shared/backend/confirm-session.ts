import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { call } from './call.ts';

/**
 * The user id of a token whose session has not ended by signing out elsewhere or a changed password. For functions that
 * then act in the server's role. Refusal: `not_signed_in`.
 */
export const confirmSession = (deps: Deps, token: string) =>
  call({ deps, as: { token }, name: 'confirm_session', args: {}, schema: z.guid() });
