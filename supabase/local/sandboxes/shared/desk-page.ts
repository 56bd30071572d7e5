import { html } from 'hono/html';
import { type CommonState, type Delivery } from './common-state.ts';
import { type Language, timeText } from './language.ts';
import { type Markup } from './page.ts';
import { pageWords } from './page-words.ts';

const shownMessages = 20;

/** The requested scenarios that have not occurred yet, with a button to cancel them. */
export function scenarioNote(
  language: Language,
  { rules, faults }: Pick<CommonState, 'rules' | 'faults'>,
  action: string,
): Markup | string {
  const words = pageWords[language];
  const names = [
    ...rules.map(({ scenario }) => scenario),
    ...faults.map(({ scenario, path }) => scenario ?? [path].flat().join(' ')),
  ];
  if (names.length === 0) return '';
  return html`<form method="post" action="${action}/clear" class="row">
    <span class="soft">${words.arranged}: <bdi dir="ltr">${names.join(', ')}</bdi></span>
    <button>${words.clear}</button>
  </form>`;
}

/** The sandbox's clock, which can be advanced. */
export function clockSection(language: Language, now: number, action: string): Markup {
  const words = pageWords[language];
  const steps = [
    ['3600000', `+1 ${words.hour}`],
    ['86400000', `+1 ${words.day}`],
    ['172800000', `+${words.twoDays}`],
  ];
  return html`<h2>${words.clock}</h2>
    <form method="post" action="${action}" class="row">
      <bdi>${timeText(now, language)}</bdi>
      ${steps.map(([ms, label]) => html`<button name="ms" value="${ms ?? ''}">${label}</button>`)}
    </form>`;
}

/** The messages to the shop, newest first. */
export function messagesSection(
  language: Language,
  deliveries: Delivery[],
  action: string,
): Markup {
  const words = pageWords[language];
  const stateWords = {
    waiting: words.waiting,
    delivered: words.delivered,
    'given-up': words.givenUp,
  };
  const rows = deliveries
    .slice(-shownMessages)
    .reverse()
    .map(
      ({ id, ref, state, attempts }) =>
        html`<tr>
          <td><bdi dir="ltr">${id}</bdi></td>
          <td><bdi dir="ltr">${ref}</bdi></td>
          <td class="${state === 'delivered' ? 'good' : state === 'given-up' ? 'bad' : ''}">
            ${stateWords[state]}
            <bdi dir="ltr">${attempts.map(({ outcome }) => outcome).join(', ')}</bdi>
          </td>
          <td>
            <form method="post" action="${action}" class="actions">
              <button name="message" value="${id}">${words.resend}</button>
            </form>
          </td>
        </tr>`,
    );
  const table = html`<div class="scroll" tabindex="0">
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
  return html`<h2>${words.messages}</h2>
    ${rows.length > 0 ? table : html`<p class="soft">${words.noMessages}</p>`}`;
}
