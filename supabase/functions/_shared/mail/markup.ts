const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** HTML that needs no escaping any more. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Markup | readonly Markup[];

/** HTML from a template: every value is escaped, except markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const [first = '', ...rest] = parts;
  return new Markup(
    first + rest.map((part, index) => sourceOf(values[index] ?? '') + part).join(''),
  );
}

function sourceOf(value: Value): string {
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map(({ source }) => source).join('');
  return escaped(String(value));
}
