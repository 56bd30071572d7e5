import { existsSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import etag from 'etag';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { fileHeaders } from '../../lib/http/security-headers.mjs';
import {
  assetAddress,
  compressedForms,
  compressedTypes,
  plainFiles,
} from '../lib/compressed-assets.mjs';

const preferred = ['br', 'gzip'];
const commonHeaders = {
  ...Object.fromEntries(fileHeaders.map(({ key, value }) => [key.toLowerCase(), value])),
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
};

/** The compressed forms of each file of a build, by the file's address and by encoding. */
function readForms(root) {
  const files = plainFiles(root).map((file) => {
    const forms = Object.entries(compressedForms(file)).filter(([, form]) => existsSync(form));
    const read = forms.map(([encoding, form]) => {
      const body = readFileSync(form);
      return [encoding, { body, version: etag(body) }];
    });
    const address = `/${assetAddress}/${relative(root, file).replaceAll(sep, '/')}`;
    return [address, Object.fromEntries(read)];
  });
  return new Map(files);
}

/**
 * Answers requests for the scripts and style sheets of a build with their compressed forms, which `compressAssets` has
 * made: Next.js would need many times as long, mostly to compress them again for each visitor. They are read once, when
 * the server starts: about a megabyte, and opening a file takes longer than sending it. `answer` handles everything
 * else, and clients that accept neither form.
 */
export function withCompressedFiles(answer, buildFolder) {
  const files = readForms(join(buildFolder, 'static'));
  return (request, response) => {
    const [path = ''] = request.url.split('?');
    const forms = files.get(path);
    if (!forms || !/^(?:GET|HEAD)$/.test(request.method)) return answer(request, response);
    const encodings = [...Object.keys(forms), 'identity'];
    const encoding = new Negotiator(request).encoding(encodings, { preferred });
    if (!Object.hasOwn(forms, encoding)) return answer(request, response);

    const { body, version } = forms[encoding];
    const headers = { ...commonHeaders, etag: version };
    if (fresh(request.headers, headers)) return response.writeHead(304, headers).end();
    response.writeHead(200, {
      ...headers,
      'content-type': compressedTypes[extname(path)],
      'content-encoding': encoding,
      'content-length': body.length,
    });
    return response.end(body);
  };
}
