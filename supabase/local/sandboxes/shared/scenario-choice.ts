import { html } from 'hono/html';
import { type Language } from './language.ts';
import { type Markup } from './page.ts';
import { pageWords } from './page-words.ts';
import { type Scenario } from './scenario.ts';

/** A list of scenarios, with the names that tests use. */
export function scenarioChoice<Group extends string>(
  language: Language,
  choices: Scenario<Group>[],
  groupWords: Record<Group, Record<Language, string>>,
): Markup {
  const groups = [...new Set(choices.map(({ group }) => group))].map(
    (group) =>
      html`<optgroup label="${groupWords[group][language]}">
        ${choices
          .filter((choice) => choice.group === group)
          .map(({ id, words }) => html`<option value="${id}">${words[language]}</option>`)}
      </optgroup>`,
  );
  return html`<label>
    ${pageWords[language].scenario}
    <select name="scenario">
      <option value="">${pageWords[language].normal}</option>
      ${groups}
    </select>
  </label>`;
}
