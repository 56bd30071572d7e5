import { existsSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { fileHeaders } from '../../lib/http/security-headers.mjs';
import {
  assetAddress,
  compressedForms,
  compressedTypes,
  plainFiles,
} from '../lib/compressed-assets.mjs';

const preferred = ['br', 'gzip'];

/** The compressed forms of each file of a build, by the file's address. Paths are relative to `root`. */
function formsIn(root) {
  const files = plainFiles(root).map((file) => {
    const path = relative(root, file).replaceAll(sep, '/');
    const forms = Object.entries(compressedForms(path));
    const made = forms.filter(([, form]) => existsSync(join(root, form)));
    return [`/${assetAddress}/${path}`, Object.fromEntries(made)];
  });
  return new Map(files);
}

/**
 * Answers requests for the scripts and style sheets of a build with their compressed forms, which `compressAssets` has
 * made: Next.js would need ten times as long, mostly to compress them again for each visitor. `answer` handles
 * everything else, and clients that accept neither form.
 */
export function withCompressedFiles(answer, buildFolder) {
  const root = join(buildFolder, 'static');
  const forms = formsIn(root);
  return (request, response) => {
    const [path = ''] = request.url.split('?');
    const found = forms.get(path);
    if (!found || !/^(?:GET|HEAD)$/.test(request.method)) return answer(request, response);
    const encodings = Object.keys(found);
    const encoding = new Negotiator(request).encoding([...encodings, 'identity'], { preferred });
    if (!Object.hasOwn(found, encoding)) return answer(request, response);

    for (const { key, value } of fileHeaders) response.setHeader(key, value);
    response.setHeader('Content-Type', compressedTypes[extname(path)]);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Vary', 'Accept-Encoding');
    send(request, found[encoding], { root, immutable: true, maxAge: '1y' }).pipe(response);
  };
}
