// Relies on how Next.js writes inline scripts: without attributes, and each a call that only passes JSON. Its version
// decides the shape, and an update may change it. A script of another shape is reported as unrecognized.
import { createHash } from 'node:crypto';
import { inlineScript } from '../../lib/http/inline-script.mjs';

/** The inline scripts of Next.js, and the shop's own, whose text is known. */
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

function isRecognized({ attributes, code }) {
  if (attributes) return false;
  if (code === beginning || code === inlineScript) return true;
  const data = handover.exec(code)?.[1];
  return data !== undefined && isData(data);
}

const element = /<script\b([^>]*)>(.*?)<\/script[^>]*>/gis;
const hasSource = /\ssrc\s*=/i;
/** Browsers do not run it. */
const isDataBlock = /\stype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

/**
 * The inline scripts of a page rendered by Next.js.
 * @param {string} html
 * @returns {{ hashes: string[], unrecognized: string[] }} The sources for `script-src` that allow exactly
 *   those that pass data, and the others as they are in the page.
 */
export function inlineScripts(html) {
  const scripts = [...html.matchAll(element)]
    .map(([text, attributes, code]) => ({ text, attributes, code }))
    .filter(({ attributes }) => !hasSource.test(attributes) && !isDataBlock.test(attributes));
  const digest = (code) => createHash('sha256').update(code).digest('base64');
  const known = scripts.filter(isRecognized).map(({ code }) => `'sha256-${digest(code)}'`);
  return {
    hashes: [...new Set(known)],
    unrecognized: scripts.filter((script) => !isRecognized(script)).map(({ text }) => text),
  };
}
