import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styleSheet =
  /<link rel="stylesheet" href="([^"]*\/_next\/(static\/(?:[\w-]+\/)*[\w.~-]+\.css))"( data-precedence="[^"]*")\/>/g;

const sheets = new Map();

/** The text of a style sheet of the build; null while the build is still being made. */
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
 * Writes a page's style sheets into it, so that nothing but the document stands between the request and the first paint.
 * Next's own option (`inlineCss`) would write them twice, and once more into every answer for the router. React finds the
 * sheet it looks for in the link that stays, which loads nothing.
 */
function withStyles(html, buildFolder) {
  return html.replace(styleSheet, (link, href, file, precedence) => {
    const text = sheetText(buildFolder, file);
    if (text === null) return link;
    return (
      `<style>${text}</style>` + `<link rel="stylesheet" href="${href}"${precedence} disabled=""/>`
    );
  });
}

/** Where one piece of the page's data ends and the next begins; within one, `<` and `"` are escaped. */
const seam = '"])</script><script>self.__next_f.push([1,"';

/**
 * A page as it is sent: its style sheets inside, and its data in few scripts, as each script is named in the
 * policy. `buildFolder`: where `next build` has put the page's files.
 */
export function finishedPage(html, buildFolder) {
  return withStyles(html, buildFolder).replaceAll(seam, '');
}
