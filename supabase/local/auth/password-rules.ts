import { z } from 'zod';
import {
  isCommonPassword,
  isLongPassword,
} from '../../functions/_shared/contracts/password-rules.ts';
import { authRefusal } from './auth-answers.ts';
import { requestJson } from './request-json.ts';

interface Lite {
  fetch(request: Request): Promise<Response>;
}

const newPasswordCalls: ReadonlySet<string> = new Set([
  'POST /auth/v1/signup',
  'PUT /auth/v1/user',
]);

const bodySchema = z.object({ password: z.string() });

/**
 * Refuses new passwords that bcrypt would shorten, as the hosted auth service does, and the most common ones, as it
 * does with its protection against leaked passwords; lite checks only the minimum length.
 */
export function withPasswordRules(lite: Lite): Lite {
  return {
    fetch: async (request) => {
      if (!newPasswordCalls.has(`${request.method} ${new URL(request.url).pathname}`))
        return lite.fetch(request);
      const sent = bodySchema.safeParse(await requestJson(request));
      if (!sent.success) return lite.fetch(request);
      if (isLongPassword(sent.data.password))
        return authRefusal(
          400,
          'validation_failed',
          'Password cannot be longer than 72 characters',
        );
      if (isCommonPassword(sent.data.password))
        return authRefusal(
          422,
          'weak_password',
          'Password is known to be weak and easy to guess, please choose a different one.',
        );
      return lite.fetch(request);
    },
  };
}
