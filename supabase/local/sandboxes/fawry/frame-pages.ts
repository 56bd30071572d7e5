import { html } from 'hono/html';
import { cardFields, cardList } from '../shared/card-fields.ts';
import { type Language, moneyText } from '../shared/language.ts';
import { type Markup } from '../shared/page.ts';
import { pageWords } from '../shared/page-words.ts';
import { scenarioChoice } from '../shared/scenario-choice.ts';
import { type RefusedSession, type Session } from './fawry-state.ts';
import { bar, frame } from './frame-shell.ts';
import { frameWords } from './frame-words.ts';
import { groupWords, scenariosInPopup } from './scenarios.ts';
import { testCards } from './test-cards.ts';

export function choicePage(basePath: string, session: Session, atOnce?: string): Markup {
  const { language, charge, id } = session;
  const [words, common] = [frameWords[language], pageWords[language]];
  const action = `${basePath}/atfawry/plugin/frame`;
  const cards = testCards.map((card) => ({ ...card, outcome: words[card.outcome] }));
  const other = language === 'ar' ? 'en' : 'ar';
  const automatic = atOnce
    ? html`<form method="post" action="${action}/${atOnce}" data-at-once>
        <input type="hidden" name="session" value="${id}" />
      </form>`
    : '';
  return frame({
    basePath,
    session,
    otherPage: `${action}?session=${id}&locale=${other}`,
    content: html`${bar(session, basePath)} ${automatic}
      <dl class="facts">
        <dt>${common.order}</dt>
        <dd><bdi dir="ltr">${charge.merchantRefNum}</bdi></dd>
        <dt>${common.amount}</dt>
        <dd><bdi>${moneyText(charge.totalPt, language)}</bdi></dd>
      </dl>
      <form method="post" action="${action}/card">
        <input type="hidden" name="session" value="${id}" />
        <p>${words.choose}</p>
        <details name="way" open>
          <summary>${common.card}</summary>
          <div class="stack">
            ${cardFields(language)}
            <button class="main-action">
              ${common.pay} <bdi>${moneyText(charge.totalPt, language)}</bdi>
            </button>
          </div>
        </details>
        <details name="way">
          <summary>${words.outlet}</summary>
          <div class="stack">
            <span>${words.outletText}</span>
            <button class="main-action" formaction="${action}/reference">
              ${words.getReference}
            </button>
          </div>
        </details>
        <details name="way">
          <summary>${words.wallet}</summary>
          <div class="stack">
            <span>${words.walletText}</span>
            <div class="pair">
              <button
                class="main-action"
                name="wallet"
                value="approve"
                formaction="${action}/wallet"
              >
                ${words.approve}
              </button>
              <button name="wallet" value="decline" formaction="${action}/wallet">
                ${words.decline}
              </button>
            </div>
          </div>
        </details>
        <section class="tools stack">
          <h2>${common.testing}</h2>
          ${scenarioChoice(language, scenariosInPopup, groupWords)}
          <details>
            <summary>${common.testCards}</summary>
            ${cardList(cards, `${action}/card`)}
          </details>
          <button formaction="${action}/hang">${words.hang}</button>
        </section>
      </form>`,
  });
}

export function refusedPage(basePath: string, session: RefusedSession): Markup {
  const words = frameWords[session.language];
  const { statusCode, statusDescription } = session.refusal;
  return frame({
    basePath,
    session,
    content: html`${bar(session, basePath)}
      <p role="alert">${words.refused}</p>
      <p class="soft"><bdi dir="ltr">${statusCode} ${statusDescription}</bdi></p>
      <form class="stack" method="post" action="${basePath}/atfawry/plugin/frame/close">
        <input type="hidden" name="session" value="${session.id}" />
        <button class="main-action">${pageWords[session.language].back}</button>
      </form>`,
  });
}

/** A popup that never ends. */
export function hangingPage(basePath: string, session: Session): Markup {
  const { busy } = frameWords[session.language];
  const heading = html`<h1>${frameWords[session.language].title}</h1>`;
  return frame({
    basePath,
    session,
    content: html`${heading}
      <div class="waiting" role="progressbar" aria-label="${busy}"></div>
      <p>${busy}</p>`,
  });
}

export function gonePage(basePath: string, language: Language): Markup {
  const content = html`<h1>${frameWords[language].title}</h1>
    <p role="alert">${frameWords[language].gone}</p>`;
  return frame({ basePath, session: { id: '', language }, content });
}
