/** A JPEG whose address changes with its content, or that is cached for `maxAge` seconds. */
export function jpegResponse(jpeg: Uint8Array, maxAge: 'immutable' | number): Response {
  const caching = maxAge === 'immutable' ? 'max-age=31536000, immutable' : `max-age=${maxAge}`;
  return new Response(new Uint8Array(jpeg), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.byteLength),
      'cache-control': `public, ${caching}`,
    },
  });
}
