// Relies on nothing but V8's serialization, which keeps the buffers and maps of any value; only `html` is known by
// name.
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** The fastest level: better ones take twice the time to save a tenth. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };

/**
 * Compresses an entry of Next.js's cache, which contains a page as HTML and several times as data for the router.
 * `length` is the size before compression.
 */
export async function packed(value) {
  const isPage = typeof value.html === 'string';
  const plain = serialize(isPage ? { ...value, html: Buffer.from(value.html) } : value);
  return { bytes: await compress(plain, { params }), length: plain.length };
}

/** Reverses `packed`. */
export async function unpacked({ bytes, length }) {
  // In one chunk, because each chunk is another round trip to a worker thread.
  const value = deserialize(await decompress(bytes, { chunkSize: length + 64 }));
  return Buffer.isBuffer(value.html) ? { ...value, html: value.html.toString() } : value;
}
