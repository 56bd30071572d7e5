import { html } from 'hono/html';
import { askedNote, clockSection, messagesSection } from '../shared/desk-page.ts';
import { type Language, moneyText } from '../shared/language.ts';
import { type Markup, page } from '../shared/page.ts';
import { pageWords } from '../shared/page-words.ts';
import { scenarioChoice } from '../shared/scenario-choice.ts';
import { type FawryState, type Payment } from './fawry-state.ts';
import { groupWords, scenarios } from './scenarios.ts';

const shownPayments = 30;

const arabic = {
  title: 'فوري: لوحة المحاكاة',
  reference: 'كود الدفع',
  pay: 'ادفع في المنفذ',
  cancel: 'ألغِ الكود',
  statuses: {
    NEW: 'لم يُدفع',
    PAID: 'مدفوع',
    FAILED: 'فشل',
    EXPIRED: 'انتهى',
    CANCELED: 'ملغى',
    REFUNDED: 'مُستردّ',
    PARTIAL_REFUNDED: 'مُستردّ جزئيًا',
  },
};
const english: typeof arabic = {
  title: 'Fawry: simulator’s desk',
  reference: 'Reference',
  pay: 'Pay at the outlet',
  cancel: 'Cancel the reference',
  statuses: {
    NEW: 'not paid',
    PAID: 'paid',
    FAILED: 'failed',
    EXPIRED: 'expired',
    CANCELED: 'cancelled',
    REFUNDED: 'refunded',
    PARTIAL_REFUNDED: 'partly refunded',
  },
};
const deskWords = { ar: arabic, en: english };

interface Desk {
  basePath: string;
  language: Language;
  state: FawryState;
  now: number;
}

export function deskPage({ basePath, language, state, now }: Desk): Markup {
  const [words, common] = [deskWords[language], pageWords[language]];
  const action = `${basePath}/desk`;
  const payments = Object.values(state.payments).slice(-shownPayments).reverse();
  const rows = payments.map((payment) => paymentRow(payment, language, action));
  return page({
    language,
    basePath,
    vendor: 'fawry',
    title: words.title,
    shape: 'desk',
    otherPage: `${basePath}/desk?lang=${language === 'ar' ? 'en' : 'ar'}`,
    content: html`<h1>${words.title}</h1>
      <h2>${common.payments}</h2>
      ${rows.length > 0 ? table(rows, language) : html`<p class="soft">${common.noPayments}</p>`}
      <h2>${common.nextPayment}</h2>
      <form method="post" action="${action}/scenario" class="row">
        ${scenarioChoice(language, scenarios, groupWords)}
        <button>${common.arrange}</button>
      </form>
      ${askedNote(language, state, action)} ${clockSection(language, now, `${action}/clock`)}
      ${messagesSection(language, state.deliveries, `${action}/resend`)}`,
  });
}

function table(rows: Markup[], language: Language): Markup {
  const [words, common] = [deskWords[language], pageWords[language]];
  const heads = [words.reference, common.order, common.amount, common.state, ''];
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function paymentRow(payment: Payment, language: Language, action: string): Markup {
  const { referenceNumber, merchantRefNumber, orderPt, status } = payment;
  const [words, common] = [deskWords[language], pageWords[language]];
  const possible: [string, string, boolean][] = [
    ['pay', words.pay, status === 'NEW' || status === 'EXPIRED'],
    ['cancel', words.cancel, status === 'NEW'],
    ['refund-half', common.refundHalf, status === 'PAID' || status === 'PARTIAL_REFUNDED'],
    ['refund', common.refundAll, status === 'PAID' || status === 'PARTIAL_REFUNDED'],
  ];
  const buttons = possible
    .filter(([, , isPossible]) => isPossible)
    .map(([step, label]) => html`<button name="step" value="${step}">${label}</button>`);
  const tone = status === 'PAID' ? 'good' : status === 'NEW' ? '' : 'bad';
  return html`<tr>
    <td><bdi dir="ltr">${referenceNumber}</bdi></td>
    <td><bdi dir="ltr">${merchantRefNumber}</bdi></td>
    <td><bdi>${moneyText(orderPt, language)}</bdi></td>
    <td class="${tone}">${words.statuses[status]}</td>
    <td>
      <form method="post" action="${action}/payment" class="actions">
        <input type="hidden" name="reference" value="${referenceNumber}" />
        ${buttons}
      </form>
    </td>
  </tr>`;
}
