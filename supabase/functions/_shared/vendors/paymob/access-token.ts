import { z } from 'zod';
import { type Failed } from '../vendor-event.ts';
import { queryVendor, type VendorAnswer } from '../vendor-http.ts';
import { understood } from './answer.ts';
import { type PaymobConfig } from './config.ts';

/** Tokens are valid for an hour. */
const refreshAfterMs = 55 * 60_000;
const tokenSchema = z.object({ token: z.string().min(1) });

const kept = new Map<string, { token: string; until: number }>();
const keyOf = ({ baseUrl, apiKey }: PaymobConfig) => `${baseUrl} ${apiKey}`;

async function accessToken(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
): Promise<{ ok: true; token: string } | Failed> {
  const found = kept.get(keyOf(config));
  if (found && found.until > Date.now()) return { ok: true, token: found.token };
  const url = `${config.baseUrl}/api/auth/tokens`;
  const answer = await queryVendor(fetch, {
    url,
    method: 'POST',
    json: { api_key: config.apiKey },
  });
  const read = understood(answer, tokenSchema);
  if (!read.ok) return read;
  const { token } = read.body;
  kept.set(keyOf(config), { token, until: Date.now() + refreshAfterMs });
  return { ok: true, token };
}

/** Makes a call that needs a token, and repeats it with a new token if it is rejected. */
export async function withAccessToken(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  call: (token: string) => Promise<VendorAnswer | Failed>,
): Promise<VendorAnswer | Failed> {
  const first = await accessToken(config, fetch);
  if (!first.ok) return first;
  const answer = await call(first.token);
  // A rejected call had no effect, so it can be repeated.
  if (!answer.ok || answer.status !== 401) return answer;
  kept.delete(keyOf(config));
  const second = await accessToken(config, fetch);
  return second.ok ? call(second.token) : second;
}
