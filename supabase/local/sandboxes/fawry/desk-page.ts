import { html } from 'hono/html';
import { deskAction, paymentsDesk, type Desk } from '../shared/payments-desk.ts';
import { type Language, moneyText } from '../shared/language.ts';
import { type Markup } from '../shared/page.ts';
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

export function deskPage(desk: Desk<FawryState>): Markup {
  const { language, state } = desk;
  const words = deskWords[language];
  const payments = Object.values(state.payments).slice(-shownPayments).reverse();
  const rows = payments.map((payment) => paymentRow(payment, language, deskAction(desk)));
  return paymentsDesk(desk, {
    vendor: 'fawry',
    title: words.title,
    reference: words.reference,
    rows,
    choice: scenarioChoice(language, scenarios, groupWords),
  });
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
