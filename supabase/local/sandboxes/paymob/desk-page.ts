import { html } from 'hono/html';
import { deskAction, paymentsDesk, type Desk } from '../shared/payments-desk.ts';
import { type Language, moneyText } from '../shared/language.ts';
import { type Markup } from '../shared/page.ts';
import { pageWords } from '../shared/page-words.ts';
import { scenarioChoice } from '../shared/scenario-choice.ts';
import { type PaymobState, type Transaction } from './paymob-state.ts';
import { groupWords, scenarios } from './scenarios.ts';

const shownTransactions = 30;

const arabic = {
  title: 'Paymob: لوحة المحاكاة',
  transaction: 'العملية',
  pay: 'ادفع في المنفذ',
  void: 'إلغاء العملية',
  types: { card: 'بطاقة', wallet: 'محفظة', aggregator: 'منفذ' },
  statuses: {
    pending: 'لم تُدفع',
    paid: 'مدفوعة',
    failed: 'فشلت',
    voided: 'ملغاة',
    refunded: 'مُستردّة',
    refund: 'استرداد من',
    void: 'إلغاء',
  },
};
const english: typeof arabic = {
  title: 'Paymob: simulator’s desk',
  transaction: 'Transaction',
  pay: 'Pay at the kiosk',
  void: 'Void',
  types: { card: 'card', wallet: 'wallet', aggregator: 'kiosk' },
  statuses: {
    pending: 'not paid',
    paid: 'paid',
    failed: 'failed',
    voided: 'voided',
    refunded: 'refunded',
    refund: 'refund of',
    void: 'void of',
  },
};
const deskWords = { ar: arabic, en: english };

export function deskPage(desk: Desk<PaymobState>): Markup {
  const { language, state } = desk;
  const words = deskWords[language];
  const newest = Object.values(state.transactions).slice(-shownTransactions).reverse();
  const rows = newest.map((transaction) =>
    row(
      transaction,
      state.orders[transaction.orderId]?.merchantOrderId ?? '',
      language,
      deskAction(desk),
    ),
  );
  return paymentsDesk(desk, {
    vendor: 'paymob',
    title: words.title,
    reference: words.transaction,
    rows,
    choice: scenarioChoice(language, scenarios, groupWords),
  });
}

type Status = keyof typeof arabic.statuses;

function statusOf(transaction: Transaction): Status {
  if (transaction.isRefund) return 'refund';
  if (transaction.isVoid) return 'void';
  if (transaction.pending) return 'pending';
  if (!transaction.success) return 'failed';
  if (transaction.isVoided) return 'voided';
  return transaction.isRefunded ? 'refunded' : 'paid';
}

function row(transaction: Transaction, ref: string, language: Language, action: string): Markup {
  const [words, common] = [deskWords[language], pageWords[language]];
  const { id, amountCents, source, refundedCents, parentId } = transaction;
  const status = statusOf(transaction);
  const isRefundable = source.type !== 'aggregator' && refundedCents < amountCents;
  const possible: [string, string, boolean][] = [
    ['pay', words.pay, status === 'pending' && source.type === 'aggregator'],
    ['void', words.void, status === 'paid' && source.type === 'card'],
    [
      'refund-half',
      common.refundHalf,
      (status === 'paid' || status === 'refunded') && isRefundable,
    ],
    ['refund', common.refundAll, (status === 'paid' || status === 'refunded') && isRefundable],
  ];
  const buttons = possible
    .filter(([, , isPossible]) => isPossible)
    .map(([step, label]) => html`<button name="step" value="${step}">${label}</button>`);
  const tone = status === 'paid' ? 'good' : status === 'failed' ? 'bad' : '';
  return html`<tr>
    <td><bdi dir="ltr">${id}</bdi><br /><span class="soft">${words.types[source.type]}</span></td>
    <td><bdi dir="ltr">${ref}</bdi></td>
    <td><bdi>${moneyText(amountCents, language)}</bdi></td>
    <td class="${tone}">${words.statuses[status]} <bdi dir="ltr">${parentId ?? ''}</bdi></td>
    <td>
      <form method="post" action="${action}/payment" class="actions">
        <input type="hidden" name="reference" value="${id}" />
        ${buttons}
      </form>
    </td>
  </tr>`;
}
