import { escapeMarkup, scriptJson } from './escape';

/** HTML that is complete and safe to insert. */
export type Html = { readonly html: string };

/** A document or part of one, for the few pages outside the application. Interpolated texts are escaped. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html)[]
): Html {
  const written = values.map((value) =>
    typeof value === 'object' ? value.html : escapeMarkup(String(value)),
  );
  return { html: String.raw({ raw: parts }, ...written) };
}

/** Data for a script of the page, in an element that the browser does not execute. */
export function jsonBlock(id: string, facts: unknown): Html {
  return { html: `<script type="application/json" id="${id}">${scriptJson(facts)}</script>` };
}
