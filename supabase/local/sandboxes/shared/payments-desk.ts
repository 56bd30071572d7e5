import { html } from 'hono/html';
import { type CommonState } from './common-state.ts';
import { scenarioNote, clockSection, messagesSection } from './desk-page.ts';
import { type Language } from './language.ts';
import { type Markup, page } from './page.ts';
import { pageWords } from './page-words.ts';

export interface Desk<State extends CommonState> {
  basePath: string;
  language: Language;
  state: State;
  now: number;
}

interface Payments {
  vendor: 'fawry' | 'paymob';
  title: string;
  /** The header of the column with the provider's own number. */
  reference: string;
  rows: Markup[];
  /** The field for selecting a scenario. */
  choice: Markup;
}

/** The address of a desk's forms, without the last segment. */
export const deskAction = ({ basePath }: Desk<CommonState>): string => `${basePath}/desk`;

/** The desk of a payment provider: its payments, pending scenarios, its clock, and its messages to the shop. */
export function paymentsDesk(
  desk: Desk<CommonState>,
  { vendor, title, reference, rows, choice }: Payments,
): Markup {
  const { basePath, language, state, now } = desk;
  const words = pageWords[language];
  const action = deskAction(desk);
  const table = html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${[reference, words.order, words.amount, words.state, ''].map(
            (head) => html`<th>${head}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
  return page({
    language,
    basePath,
    vendor,
    title,
    shape: 'desk',
    otherPage: `${action}?lang=${language === 'ar' ? 'en' : 'ar'}`,
    content: html`<h1>${title}</h1>
      <h2>${words.payments}</h2>
      ${rows.length > 0 ? table : html`<p class="soft">${words.noPayments}</p>`}
      <h2>${words.nextPayment}</h2>
      <form method="post" action="${action}/scenario" class="row">
        ${choice}
        <button>${words.arrange}</button>
      </form>
      ${scenarioNote(language, state, action)} ${clockSection(language, now, `${action}/clock`)}
      ${messagesSection(language, state.deliveries, `${action}/resend`)}`,
  });
}
