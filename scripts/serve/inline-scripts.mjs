import { createHash } from 'node:crypto';
import { inlineScript } from '../../lib/http/inline-script.mjs';

/**
 * The inline scripts that Next.js writes: calls that pass data, without computation. The shop has one script of its
 * own, whose text is known. Anything else in a page was injected.
 */
const handover =
  /^(?:self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;
const beginning = '(self.__next_f=self.__next_f||[]).push([0])';

function isData(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isOurs(code) {
  if (code === beginning || code === inlineScript) return true;
  const data = handover.exec(code)?.[1];
  return data !== undefined && isData(data);
}

const inline = /<script>(.*?)<\/script>/gs;

/** The `script-src` sources for exactly the inline scripts of a page rendered by Next.js. */
export function scriptHashes(html) {
  const codes = [...html.matchAll(inline)].map(([, code]) => code).filter(isOurs);
  const digest = (code) => createHash('sha256').update(code).digest('base64');
  return [...new Set(codes.map((code) => `'sha256-${digest(code)}'`))];
}
