import { type Scenario } from '../shared/scenario.ts';

export const inquiry = '/api/ecommerce/orders/transaction_inquiry';
const twice = (quirk: string) => ({
  path: [inquiry, '/api/acceptance/transactions/'],
  quirk,
  times: 2,
});

/** Possible oddities of the answer to a query about a payment. */
export const answerScenarios: Scenario<'answers'>[] = [
  {
    id: 'inquiry-lag',
    group: 'answers',
    words: { ar: 'الاستعلام يتأخر عن الإشعار', en: 'Inquiries lag behind the callback' },
  },
  {
    id: 'inquiry-parent',
    group: 'answers',
    words: { ar: 'العملية الأصلية بدل الاسترداد', en: 'The payment, not its refund' },
  },
  {
    id: 'partial-not-flagged',
    group: 'answers',
    words: { ar: 'استرداد جزئي بلا علامة', en: 'A partial refund is not flagged' },
  },
  {
    id: 'empty-amounts',
    group: 'answers',
    words: { ar: 'مبالغ فارغة (مرتين)', en: 'Empty amounts (twice)' },
    fault: twice('empty-amounts'),
  },
  {
    id: 'null-amounts',
    group: 'answers',
    words: { ar: 'بلا مبالغ (مرتين)', en: 'No amounts (twice)' },
    fault: twice('null-amounts'),
  },
  {
    id: 'other-transaction',
    group: 'answers',
    words: { ar: 'عملية أخرى (مرتين)', en: 'Another transaction (twice)' },
    fault: twice('other-transaction'),
  },
  {
    id: 'bare-order',
    group: 'answers',
    words: { ar: 'رقم الطلب بدل بياناته (مرتين)', en: 'The order as a number (twice)' },
    fault: twice('bare-order'),
  },
  {
    id: 'no-merchant-order',
    group: 'answers',
    words: { ar: 'بلا رقم طلب المتجر (مرتين)', en: 'No merchant_order_id (twice)' },
    fault: twice('no-merchant-order'),
  },
  {
    id: 'string-booleans',
    group: 'answers',
    words: { ar: 'true وfalse نصًّا (مرتين)', en: 'true and false as text (twice)' },
    fault: twice('string-booleans'),
  },
];
