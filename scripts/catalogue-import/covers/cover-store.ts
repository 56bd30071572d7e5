import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Backend } from '../backend-client.ts';

/** Where covers are served from. The content behind a name never changes. */
export interface CoverStore {
  /** The value of a product's `image_url`. */
  addressOf: (name: string) => string;
  has: (name: string) => Promise<boolean>;
  put: (name: string, webp: Uint8Array) => Promise<void>;
  /** Instructions for the shopkeeper after storing. */
  note?: string;
}

const bucket = 'covers';
const publicPath = '/websites/shop/covers';

/** The public bucket `covers` of a Supabase project; `public/` with the embedded backend, which has no storage. */
export function coverStoreOf(root: string, backend: Backend): CoverStore {
  return backend.url.startsWith('https:') ? bucketStore(backend) : folderStore(root);
}

export function folderStore(root: string): CoverStore {
  const folder = join(root, 'public', publicPath);
  return {
    addressOf: (name) => `${publicPath}/${name}`,
    has: async (name) => {
      try {
        await access(join(folder, name));
        return true;
      } catch {
        return false;
      }
    },
    put: async (name, webp) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), webp);
    },
    note: 'A shop that is running shows new covers after its next start.',
  };
}

type Send = (
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: BodyInit },
) => Promise<Response>;

export function bucketStore({ url, secretKey }: Backend): CoverStore {
  const storage = new URL('/storage/v1/', url);
  const send: Send = (path, { headers, ...init }) =>
    fetch(new URL(path, storage), {
      ...init,
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...headers },
      signal: AbortSignal.timeout(60_000),
    });
  let made: Promise<void> | undefined;
  return {
    addressOf: (name) => new URL(`object/public/${bucket}/${name}`, storage).href,
    has: async (name) => (await send(`object/${bucket}/${name}`, { method: 'HEAD' })).ok,
    put: async (name, webp) => {
      made ??= makeBucket(send);
      await made;
      const answer = await send(`object/${bucket}/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'max-age=31536000',
          'x-upsert': 'true',
        },
        body: new Blob([new Uint8Array(webp)]),
      });
      if (!answer.ok) throw new Error(await refusalOf('store a cover', answer));
    },
  };
}

async function makeBucket(send: Send): Promise<void> {
  const known = await send(`bucket/${bucket}`, { method: 'GET' });
  if (known.ok) return;
  const answer = await send('bucket', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: bucket,
      name: bucket,
      public: true,
      allowed_mime_types: ['image/webp'],
    }),
  });
  if (!answer.ok) throw new Error(await refusalOf(`make the bucket "${bucket}"`, answer));
}

async function refusalOf(what: string, answer: Response): Promise<string> {
  const text = (await answer.text()).slice(0, 200);
  return `Supabase Storage refused to ${what}: ${String(answer.status)} ${text}`;
}
