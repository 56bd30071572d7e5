// Relies on how Next.js writes links to style sheets and the scripts with a page's data. What has another shape stays
// as it is: the page then loads its style sheet, or has more scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportUnrecognized } from './unrecognized.mjs';

/** On a page for one visitor, the link has a nonce. */
const styleSheet =
  /<link rel="stylesheet" href="([^"]*\/_next\/(static\/(?:[\w-]+\/)*[\w.~-]+\.css))"((?: nonce="[^"]*")? data-precedence="[^"]*")\/>/g;

/** Of Next.js: the frame of the chat has its own. */
const loadedSheet = /<link\b(?=[^>]*\srel="?stylesheet)(?=[^>]*\/_next\/)(?![^>]*\sdisabled)[^>]*>/;

const sheets = new Map();

/** The text of a style sheet; null while the build is not complete. */
function sheetText(buildFolder, file) {
  const path = join(buildFolder, file);
  if (!sheets.has(path)) {
    try {
      sheets.set(path, readFileSync(path, 'utf8'));
    } catch {
      return null;
    }
  }
  return sheets.get(path);
}

/**
 * Inlines a page's style sheets, so that the first paint needs only the document. Next.js's own option (`inlineCss`)
 * would write them twice, and again into every response for the router. React finds the expected sheet in the remaining
 * link, which is disabled. That alone does not keep browsers from loading it: Chromium's preload scanner looks at the
 * medium only.
 */
function withStyles(html, buildFolder) {
  return html.replace(styleSheet, (link, href, file, attributes) => {
    const text = sheetText(buildFolder, file);
    if (text === null) return link;
    return (
      `<style>${text}</style>` +
      `<link rel="stylesheet" href="${href}"${attributes} media="not all" disabled=""/>`
    );
  });
}

/** What `withStyles` leaves of a link. */
const inlinedSheet = /<link rel="stylesheet" href="([^"]*)"[^>]* disabled=""\/>/g;

/**
 * The `Link` header of a finished page. Next.js also announces the style sheets of a page for one visitor there: those
 * that are inlined would be loaded as well, before the page itself has arrived.
 */
export function remainingLinks(header, page) {
  const inlined = new Set(Array.from(page.matchAll(inlinedSheet), ([, href]) => href));
  return header
    .split(/,\s*(?=<)/)
    .filter((link) => !inlined.has(/^<([^>]*)>/.exec(link)?.[1]))
    .join(', ');
}

/** The boundary between two pieces of the page's data; within a piece, `<` and `"` are escaped. */
const seam = '"])</script><script>self.__next_f.push([1,"';

/**
 * A page as it is sent: with inline style sheets, and with its data in few scripts, because the policy lists each
 * script. `buildFolder`: the output of `next build`. `report` receives what was not recognized.
 */
export function finishedPage(html, buildFolder, { report = reportUnrecognized } = {}) {
  const styled = withStyles(html, buildFolder);
  const [link] = loadedSheet.exec(styled) ?? [];
  if (link) report('style sheet', link);
  return styled.replaceAll(seam, '');
}
