import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { call } from './ask.ts';

/**
 * Whose token this is, when its session has not been ended: by signing out elsewhere, or by a changed password. For what
 * the server does in its own role afterwards. Refusal: `not_signed_in`.
 */
export const confirmSession = (deps: Deps, token: string) =>
  call({ deps, as: { token }, name: 'confirm_session', args: {}, schema: z.guid() });
