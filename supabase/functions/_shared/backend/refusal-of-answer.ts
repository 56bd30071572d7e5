import { z } from 'zod';
import { type Refusal, refusal, refusalOfToken } from '../http/refusal.ts';

const errorSchema = z.object({ code: z.string().catch(''), message: z.string().catch('') });
const cartLimit = /^Total cart item quantity limit/;

/**
 * Converts an error of the REST API to a refusal. The database raises refusals as `PT4xx` with a code as message, and
 * its limit of ten items as `P0001`.
 */
export function refusalOfAnswer(status: number, body: unknown): Refusal {
  const { code, message } = errorSchema.catch({ code: '', message: '' }).parse(body);
  if (cartLimit.test(message)) return { ...refusal('P0001'), message };
  const [, raised] = /^PT(4\d\d)$/.exec(code) ?? [];
  const token = raised && refusalOfToken(message, Number(raised));
  if (token) return token;
  if (status === 401) return refusal('not_signed_in');
  if (status === 403) return refusal('forbidden');
  if (status >= 400 && status < 500) return refusal('invalid_request');
  console.error(`The database answered ${status}:`, code, message);
  return refusal(status === 504 ? 'service_timeout' : 'service_unavailable');
}
