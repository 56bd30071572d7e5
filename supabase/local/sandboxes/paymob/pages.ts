import { html } from 'hono/html';
import { cardFields, cardList } from '../shared/card-fields.ts';
import { moneyText } from '../shared/language.ts';
import { type Markup } from '../shared/page.ts';
import { pageWords } from '../shared/page-words.ts';
import { type Due, facts, hidden, sheet, type Shown, tools } from './page-parts.ts';
import { paymobWords } from './page-words.ts';
import { entryOf, testCards, testOtp } from './test-cards.ts';

export function cardPage(shown: Shown, due: Due, isSecondTry = false): Markup {
  const { basePath, language } = shown;
  const [words, common] = [paymobWords[language], pageWords[language]];
  const cards = testCards.map((card) => ({
    ...entryOf(card),
    ...card,
    outcome: words.outcomes[card.outcome],
  }));
  const action = `${basePath}/pay`;
  return sheet(
    shown,
    words.title,
    html`${facts(shown, due)} ${isSecondTry ? html`<p role="alert">${words.tryAgain}</p>` : ''}
      <form method="post" action="${action}/card">
        ${hidden(shown, due)}
        <div class="stack">
          ${cardFields(language)}
          <button class="main-action">
            ${common.pay} <bdi>${moneyText(due.amountCents, language)}</bdi>
          </button>
          <button formaction="${action}/cancel">${common.cancel}</button>
        </div>
        <section class="tools stack">
          ${tools(shown)}
          <details>
            <summary>${common.testCards}</summary>
            ${cardList(cards, `${action}/card`)}
          </details>
          <button formaction="${action}/hang">${words.hang}</button>
        </section>
      </form>`,
  );
}

interface Carried {
  number: string;
  outcome: string;
  scenario: string;
}

/** The bank's one-time code page, between a card and its outcome. */
export function otpPage(shown: Shown, due: Due, carried: Carried): Markup {
  const words = pageWords[shown.language];
  return sheet(
    shown,
    paymobWords[shown.language].title,
    html`${facts(shown, due)}
      <form method="post" action="${shown.basePath}/pay/otp" class="stack">
        ${hidden(shown, due)}
        ${Object.entries(carried).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <span>${paymobWords[shown.language].otpText}</span>
        ${otpField(shown)}
        <button class="main-action">${words.confirm}</button>
      </form>`,
  );
}

function otpField({ language }: Shown): Markup {
  const words = pageWords[language];
  return html`<label>
    ${words.otp}
    <input name="otp" dir="ltr" inputmode="numeric" autocomplete="off" maxlength="6" />
    <span class="soft">${words.otpHint}: <bdi dir="ltr">${testOtp}</bdi></span>
  </label>`;
}

export function walletPage(
  shown: Shown,
  due: Due,
  transaction: { id: number; phone: string },
): Markup {
  const words = paymobWords[shown.language];
  const action = `${shown.basePath}/wallet/${transaction.id}`;
  return sheet(
    shown,
    words.walletTitle,
    html`${facts(shown, due)}
      <p>${words.walletText} <bdi dir="ltr">${transaction.phone}</bdi></p>
      <form method="post" action="${action}">
        ${hidden(shown, due)}
        <div class="stack">
          <label>
            ${words.pin}
            <input
              name="pin"
              type="password"
              dir="ltr"
              inputmode="numeric"
              autocomplete="off"
              maxlength="6"
            />
          </label>
          ${otpField(shown)}
          <button class="main-action" name="decision" value="approve">
            ${pageWords[shown.language].confirm}
          </button>
          <button name="decision" value="reject">${words.reject}</button>
        </div>
        <section class="tools stack">${tools(shown)}</section>
      </form>`,
  );
}

/** The first page of the newer API, for methods other than cards. */
export function startPage(shown: Shown, due: Due, method: 'wallet' | 'kiosk'): Markup {
  const words = paymobWords[shown.language];
  const isWallet = method === 'wallet';
  const phone = html`<label>
    ${words.phone}
    <input
      name="phone"
      type="tel"
      dir="ltr"
      inputmode="tel"
      autocomplete="off"
      placeholder="01010101010"
    />
  </label>`;
  return sheet(
    shown,
    isWallet ? words.walletTitle : words.kioskTitle,
    html`${facts(shown, due)}
      <form method="post" action="${shown.basePath}/pay/${method}" class="stack">
        ${hidden(shown, due)} ${isWallet ? phone : ''}
        <button class="main-action">${isWallet ? words.sendRequest : words.getReference}</button>
      </form>`,
  );
}
