import { z } from 'zod';
import { authRefusal } from './auth-answers.ts';
import { requestJson } from './request-json.ts';

interface Lite {
  fetch(request: Request): Promise<Response>;
}

/** The database cannot store these in text: NUL and lone surrogates. */
const unfit = /\0|\p{Surrogate}/u;

const deepest = 50;

const text = z
  .string()
  .refine((value) => !unfit.test(value))
  .nullish();

const bodySchema = z.looseObject({
  email: text,
  password: text,
  type: text,
  token: text,
  token_hash: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  code_challenge: text,
  code_challenge_method: text,
  scope: text,
  data: z
    .record(z.string(), z.unknown())
    .refine((data) => isFit(data))
    .nullish(),
});

/** Rejects invalid requests as the hosted auth service does; lite does not check the types of fields. */
export function withCheckedBodies(lite: Lite): Lite {
  return {
    fetch: async (request) => {
      if (!new URL(request.url).pathname.startsWith('/auth/v1/')) return lite.fetch(request);
      const body = await requestJson(request);
      if (body === undefined || bodySchema.safeParse(body).success) return lite.fetch(request);
      return authRefusal(400, 'bad_json', 'Could not parse request body as JSON: unexpected value');
    },
  };
}

function isFit(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unfit.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < deepest &&
    Object.entries(value).every(([name, part]) => !unfit.test(name) && isFit(part, depth + 1))
  );
}
