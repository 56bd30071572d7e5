import { createHash } from 'node:crypto';
import { earlyTapsScript } from '../../lib/cart/early-taps-script.mjs';

/**
 * What Next writes between script tags: calls that hand over data, and nothing that is worked out. The shop itself has one
 * script there, whose text is known. Whatever else has found its way into a page is no script of the shop's.
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
  if (code === beginning || code === earlyTapsScript) return true;
  const data = handover.exec(code)?.[1];
  return data !== undefined && isData(data);
}

const inlineScript = /<script>(.*?)<\/script>/gs;

/** The sources for `script-src` that let exactly the inline scripts of a page made by Next run. */
export function scriptHashes(html) {
  const codes = [...html.matchAll(inlineScript)].map(([, code]) => code).filter(isOurs);
  const digest = (code) => createHash('sha256').update(code).digest('base64');
  return [...new Set(codes.map((code) => `'sha256-${digest(code)}'`))];
}
