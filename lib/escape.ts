const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Facts as JSON for a `script` element, which no text in them can close. */
export const scriptJson = (facts: unknown): string =>
  JSON.stringify(facts).replaceAll('<', '\\u003c');

/** Text as it stands in HTML, XML and SVG, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
