import { lookup as resolve } from 'node:dns';
import { type IncomingMessage } from 'node:http';
import { get as httpsGet, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { type Taken } from './taken.ts';

export const largestCover = 10 * 1024 * 1024;
const mostRedirects = 3;
const withinMs = 20_000;

type Get = (url: URL, options: RequestOptions) => ReturnType<typeof httpsGet>;

interface FetchOptions {
  /** For tests: replaces the request, and the check for forbidden addresses. */
  get?: Get;
  isAllowed?: (address: string) => boolean;
}

/**
 * Downloads a cover over https: at most 10 MiB, within 20 seconds, through at most three redirects. Refuses addresses
 * of this machine and its network, also those that a name resolves to.
 */
export async function fetchCover(
  address: string,
  { get = httpsGet, isAllowed = isPublicAddress }: FetchOptions = {},
): Promise<Taken<Buffer>> {
  const signal = AbortSignal.timeout(withinMs);
  let url = urlOf(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const fault = faultOf(url, isAllowed);
    if (!url || fault !== undefined) return { ok: false, reason: fault ?? notHttps };
    let answer: IncomingMessage;
    try {
      answer = await responseTo(url, get, { signal, lookup: checkedLookup(isAllowed) });
    } catch (error) {
      return { ok: false, reason: 'cannot be downloaded', found: messageOf(error) };
    }
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status < 300 || status >= 400 || location === undefined) return readBody(answer, status);
    answer.destroy();
    url = urlOf(location, url);
  }
  return { ok: false, reason: 'is redirected more than three times' };
}

function urlOf(text: string, base?: URL): URL | null {
  return URL.canParse(text, base?.href) ? new URL(text, base) : null;
}

const notHttps = 'is not an https address';
const notPublic = 'is not a public address';

function faultOf(url: URL | null, isAllowed: (address: string) => boolean): string | undefined {
  if (url?.protocol !== 'https:' || url.username !== '') return notHttps;
  // Names are checked during the lookup; numeric addresses are never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isAllowed(host) ? notPublic : undefined;
}

/** The check is part of the lookup for the connection, so a name cannot resolve to something else afterwards. */
function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) {
        callback(error, '', 0);
        return;
      }
      const [first] = addresses;
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (!first) callback(new Error(`${host} has no address`), '', 0);
      else if (refused) callback(new Error(`${host} is not a public address`), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function responseTo(url: URL, get: Get, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolved, rejected) => {
    get(url, { ...options, agent: false, headers: { accept: 'image/*' } })
      .once('response', resolved)
      .once('error', rejected);
  });
}

async function readBody(answer: IncomingMessage, status: number): Promise<Taken<Buffer>> {
  if (status !== 200) {
    answer.destroy();
    return { ok: false, reason: 'cannot be downloaded', found: `status ${String(status)}` };
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      // Leaving the loop ends the download.
      if (size > largestCover) return tooLarge;
      parts.push(part);
    }
  } catch (error) {
    return { ok: false, reason: 'cannot be downloaded', found: messageOf(error) };
  }
  return { ok: true, value: Buffer.concat(parts) };
}

export const tooLarge = {
  ok: false,
  reason: `is larger than ${String(largestCover / 1024 / 1024)} MiB`,
} as const;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
