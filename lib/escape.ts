const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Data as JSON for a `script` element, escaped so that no text in it can close the element. */
export const scriptJson = (facts: unknown): string =>
  JSON.stringify(facts).replaceAll('<', '\\u003c');

/** Escapes text for HTML, XML and SVG, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
