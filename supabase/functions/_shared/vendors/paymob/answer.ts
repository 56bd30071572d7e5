import { z } from 'zod';
import { type Failed, failure } from '../vendor-event.ts';
import { type VendorAnswer } from '../vendor-http.ts';

const errorSchema = z.looseObject({
  message: z.string().optional().catch(undefined),
  detail: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
});

const accepted = (status: number) => status >= 200 && status < 300;

/** Parses a successful answer with `schema`, and converts an error to a failure. */
export function understood<Output>(
  answer: VendorAnswer | Failed,
  schema: z.ZodType<Output>,
): { ok: true; body: Output } | Failed {
  if (!answer.ok) return answer;
  if (!accepted(answer.status)) return refusalOf(answer);
  const parsed = schema.safeParse(answer.json);
  if (parsed.success) return { ok: true, body: parsed.data };
  const names = parsed.error.issues.map(({ path }) => path.join('.') || 'body');
  return failure('malformed', `status ${answer.status}, ${[...new Set(names)].join(', ')}`);
}

/** Contains names of fields and codes, but not the provider's own messages. */
function refusalOf({ status, json }: VendorAnswer): Failed {
  const said = errorSchema.safeParse(json).data ?? {};
  if (said.message === 'duplicate') return failure('duplicate', `Paymob ${status}`);
  if (status === 404 && said.code === undefined && !/integration/i.test(said.detail ?? ''))
    return failure('not_found', 'Paymob 404');
  const code = said.code && /^\w{1,60}$/.test(said.code) ? ` ${said.code}` : '';
  return failure('refused', `Paymob ${status}${code}`);
}
