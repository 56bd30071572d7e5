import { z } from 'zod';
import { type Failed, failure, type VendorFailureCode } from '../vendor-event.ts';

const codeField = z.union([z.string(), z.number()]).transform(String);
const errorSchema = z.object({ statusCode: codeField.optional(), code: codeField.optional() });

const meanings: Record<string, VendorFailureCode> = {
  '9938': 'not_found',
  '404': 'not_found',
};

/** The provider's code in a body, "200" for success. Undefined if there is none. */
export function fawryCode(json: unknown): string | undefined {
  const parsed = errorSchema.safeParse(json);
  return parsed.success ? (parsed.data.statusCode ?? parsed.data.code) : undefined;
}

export function fawryFailure(code: string | undefined, status: number): Failed {
  if (code === undefined) return failure('malformed', `status ${status}`);
  return failure(meanings[code] ?? 'refused', `Fawry ${code}`);
}
