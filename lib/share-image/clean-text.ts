/** The characters of the bundled fonts; others would be drawn as empty boxes. */
const drawable =
  /[^\u0020-\u007e\u00a0-\u00ff\u0600-\u06ff\u0750-\u077f\u2010-\u2015\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2212]/gu;
const presentationForms = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;
const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** One line of drawable text, at most `limit` visible characters. */
export function cleanText(text: string, limit: number): string {
  // No image can show more than this, and longer input takes time.
  const plain = text
    .slice(0, limit * 8)
    .toWellFormed()
    .normalize('NFC')
    .replace(presentationForms, (forms) => forms.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .replace(drawable, '')
    // Removed characters leave double spaces.
    .replace(/ {2,}/g, ' ')
    .trim();
  const kept: string[] = [];
  for (const { segment } of graphemes.segment(plain)) {
    if (kept.length === limit) return `${kept.slice(0, -1).join('').trimEnd()}…`;
    kept.push(segment);
  }
  return plain;
}

export function splitGraphemes(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** The base direction: that of the first letter, else the page's. */
export function baseDirection(text: string, fallback: 'rtl' | 'ltr'): 'rtl' | 'ltr' {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (!letter) return fallback;
  return /\p{Script=Arabic}/u.test(letter) ? 'rtl' : 'ltr';
}
