import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from './files-below.mjs';

/**
 * V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints). Chrome then compiles a whole script on
 * another thread while it arrives, instead of each function on the main thread when it is first called.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Adds the hint to the scripts of a build, and corrects their digests, before any page contains them. For
 * `compiler.runAfterProductionCompile`, with `experimental.sri`. A script without a digest is left unchanged. Also for a
 * folder in which some scripts or digests are from an earlier build.
 */
export async function addCompileHints({ distDir }) {
  const chunks = filesBelow(join(distDir, 'static', 'chunks'));
  const scripts = chunks.filter((file) => file.endsWith('.js'));
  const manifests = filesBelow(join(distDir, 'server')).filter((file) =>
    basename(file).startsWith('subresource-integrity-manifest.'),
  );
  const texts = await Promise.all(manifests.map((file) => readFile(file, 'utf8')));
  const hinted = new Map();
  for (const file of scripts) {
    const content = await readFile(file, 'utf8');
    const original = content.startsWith(compileHint) ? content.slice(compileHint.length) : content;
    const wanted = compileHint + original;
    const digests = [integrityOf(original), integrityOf(wanted)];
    if (!texts.some((text) => digests.some((digest) => text.includes(digest)))) continue;
    hinted.set(digests[0], digests[1]);
    if (content !== wanted) await writeFile(file, wanted);
  }
  const corrected = (text) =>
    text.replace(/sha256-[\w+/]{43}=/g, (digest) => hinted.get(digest) ?? digest);
  await Promise.all(manifests.map((file, place) => writeFile(file, corrected(texts[place]))));
}
