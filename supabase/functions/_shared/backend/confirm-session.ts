import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { ask } from './ask.ts';

/**
 * Whose token this is, when its session has not been ended: by signing out elsewhere, or by a changed password. For what
 * the server does in its own role afterwards. Refusal: `not_signed_in`.
 */
export const confirmSession = (deps: Deps, token: string) =>
  ask({ deps, as: { token }, path: 'rpc/confirm_session', body: {}, schema: z.guid() });
