import { escapeMarkup, scriptJson } from './escape';

/** HTML that is whole and safe as it stands. */
export type Html = { readonly html: string };

/** A document or a part of one, for the few pages that are no part of the shop's application. Texts are escaped. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html)[]
): Html {
  const written = values.map((value) =>
    typeof value === 'object' ? value.html : escapeMarkup(String(value)),
  );
  return { html: String.raw({ raw: parts }, ...written) };
}

/** Facts for a script of the page, as a block that the browser does not run. */
export function jsonBlock(id: string, facts: unknown): Html {
  return { html: `<script type="application/json" id="${id}">${scriptJson(facts)}</script>` };
}
