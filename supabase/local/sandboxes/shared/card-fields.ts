import { html } from 'hono/html';
import { type Language } from './language.ts';
import { type Markup } from './page.ts';
import { pageWords } from './page-words.ts';

/** The fields of a bank card. None is required: incomplete ones are declined. */
export function cardFields(language: Language): Markup {
  const words = pageWords[language];
  return html`
    <label>
      ${words.cardNumber}
      <input
        name="number"
        dir="ltr"
        inputmode="numeric"
        autocomplete="off"
        maxlength="23"
        placeholder="0000 0000 0000 0000"
      />
    </label>
    <div class="pair">
      <label>
        ${words.expiry}
        <input
          name="expiry"
          dir="ltr"
          inputmode="numeric"
          autocomplete="off"
          maxlength="7"
          placeholder="MM/YY"
        />
      </label>
      <label>
        ${words.cvv}
        <input
          name="cvv"
          dir="ltr"
          inputmode="numeric"
          autocomplete="off"
          maxlength="4"
          placeholder="123"
        />
      </label>
    </div>
  `;
}

interface ListedCard {
  number: string;
  brand: string;
  outcome: string;
  expiry: string;
  cvv: string;
}

/** Published cards with their date and code, each with a button that pays. */
export function cardList(cards: ListedCard[], action: string): Markup {
  const rows = cards.map(
    ({ number, brand, outcome, expiry, cvv }) =>
      html`<li>
        <span><bdi>${brand}</bdi> · ${outcome} · <bdi dir="ltr">${expiry} · ${cvv}</bdi></span>
        <button name="card" value="${number}" formaction="${action}">
          <bdi dir="ltr">${grouped(number)}</bdi>
        </button>
      </li>`,
  );
  return html`<ul class="cards">
    ${rows}
  </ul>`;
}

export function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
