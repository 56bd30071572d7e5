import { untilCleared } from '../shared/common-state.ts';
import { type Language } from '../shared/language.ts';
import { refundScenarios, refundWords } from '../shared/refund-scenarios.ts';
import { type Scenario } from '../shared/scenario.ts';

type Group = 'outcome' | 'notifications' | 'answers' | 'account' | 'refunds' | 'faults';

const status = '/ECommerceWeb/Fawry/payments/status/v2';
/** All calls signed with the account's key, except the popup's. */
const signed = ['/ECommerceWeb/'];
const script = '/atfawry/plugin/assets/payments/js/';

/** Everything that a user of the popup, or a test through the control API, can simulate. */
export const scenarios: Scenario<Group>[] = [
  {
    id: 'success-card',
    group: 'outcome',
    words: { ar: 'أي بطاقة تُقبل', en: 'Any card is accepted' },
  },
  {
    id: 'decline-funds',
    group: 'outcome',
    words: { ar: 'الرصيد لا يكفي', en: 'Insufficient funds' },
  },
  { id: 'decline-expired', group: 'outcome', words: { ar: 'البطاقة منتهية', en: 'Expired card' } },
  { id: 'ref-code', group: 'outcome', words: { ar: 'كود دفع مباشرة', en: 'A reference at once' } },
  {
    id: 'cancel-close',
    group: 'outcome',
    words: { ar: 'إغلاق النافذة', en: 'The popup is closed' },
  },
  { id: 'timeout', group: 'outcome', words: { ar: 'النافذة لا تستجيب', en: 'The popup hangs' } },
  {
    id: 'forged-success',
    group: 'outcome',
    words: { ar: 'المتصفح يدّعي الدفع', en: 'The browser claims PAID falsely' },
  },
  {
    id: 'webhook-missing',
    group: 'notifications',
    words: { ar: 'لا يصل إشعار', en: 'No notification' },
  },
  {
    id: 'dup-webhook',
    group: 'notifications',
    words: { ar: 'الإشعار نفسه ثلاث مرات', en: 'The same notification three times' },
  },
  {
    id: 'out-of-order',
    group: 'notifications',
    words: { ar: 'إشعارات بترتيب مقلوب', en: 'Notifications in the wrong order' },
  },
  {
    id: 'webhook-before-return',
    group: 'notifications',
    words: { ar: 'الإشعار قبل الرجوع بثلاث ثوانٍ', en: 'Notification 3 s before the return' },
  },
  {
    id: 'return-before-webhook',
    group: 'notifications',
    words: { ar: 'الإشعار بعد الرجوع بثلاثين ثانية', en: 'Notification 30 s after the return' },
  },
  {
    id: 'bad-signature',
    group: 'notifications',
    words: { ar: 'توقيع خاطئ', en: 'Wrong signature' },
  },
  {
    id: 'unpadded-signature',
    group: 'notifications',
    words: { ar: 'توقيع بمبالغ غير مكمّلة', en: 'Signature over unpadded amounts' },
  },
  {
    id: 'wrong-ref',
    group: 'notifications',
    words: { ar: 'رقم طلب مجهول', en: 'Unknown order number' },
  },
  {
    id: 'refund-missing',
    group: 'notifications',
    words: { ar: 'لا يصل إشعار الاسترداد', en: 'No notification of refunds' },
  },
  {
    id: 'status-lag',
    group: 'answers',
    words: { ar: 'الاستعلام يتأخر عن الإشعار', en: 'Answers lag behind the notification' },
  },
  {
    id: 'empty-amounts',
    group: 'answers',
    words: { ar: 'مبالغ فارغة، في الإشعار أيضًا', en: 'Empty amounts, in notifications too' },
  },
  {
    id: 'other-payment',
    group: 'answers',
    words: { ar: 'دفعة أخرى (مرتين)', en: 'Another payment (twice)' },
    fault: { path: status, quirk: 'other-payment', times: 2 },
  },
  {
    id: 'amount-mismatch',
    group: 'account',
    words: { ar: 'مبلغ أقل بجنيه', en: 'One pound less' },
  },
  {
    id: 'fees-on-customer',
    group: 'account',
    words: { ar: 'رسوم جنيهان على المشتري', en: 'A fee of EGP 2 for the shopper' },
  },
  {
    id: 'method-required',
    group: 'account',
    words: { ar: 'طريقة الدفع إلزامية (10045)', en: 'Payment method mandatory (10045)' },
  },
  {
    id: 'invalid-signature-request',
    group: 'account',
    words: { ar: 'رفض توقيع المتجر (9946)', en: 'The shop’s signature refused (9946)' },
  },
  ...refundScenarios('/ECommerceWeb/Fawry/payments/refund'),
  {
    id: 'script-fail',
    group: 'faults',
    words: { ar: 'تعذّر تحميل السكربت', en: 'The script does not load' },
    fault: { path: script, status: 503, times: 1 },
  },
  {
    id: 'status-5xx',
    group: 'faults',
    words: { ar: 'الاستعلام: خطأ 503', en: 'Status call: 503' },
    fault: { path: status, status: 503, times: 2 },
  },
  {
    id: 'status-slow',
    group: 'faults',
    words: { ar: 'الاستعلام: تأخير 20 ثانية', en: 'Status call: 20 s late' },
    fault: { path: status, delayMs: 20_000, times: 1 },
  },
  {
    id: 'status-html',
    group: 'faults',
    words: { ar: 'الاستعلام: صفحة بدل البيانات', en: 'Status call: a page' },
    fault: { path: status, malformed: true, times: 1 },
  },
  {
    id: 'keys-gone',
    group: 'faults',
    words: { ar: 'المفتاح مرفوض دائمًا (9946)', en: 'The key is refused for good (9946)' },
    fault: { path: signed, quirk: 'bad-signature', times: untilCleared },
  },
  {
    id: 'merchant-gone',
    group: 'faults',
    words: { ar: 'التاجر غير معروف (9901)', en: 'The merchant is unknown for good (9901)' },
    fault: { path: signed, quirk: 'bad-merchant', times: untilCleared },
  },
];

/** Scenarios that take effect when the popup opens, so they cannot be selected inside it. */
const beforeOpening = new Set(['method-required', 'invalid-signature-request', 'script-fail']);

export const scenariosInPopup = scenarios.filter(
  ({ id, group }) => group !== 'refunds' && !beforeOpening.has(id),
);

export const groupWords: Record<Group, Record<Language, string>> = {
  outcome: { ar: 'النتيجة', en: 'Outcome' },
  notifications: { ar: 'الإشعارات', en: 'Notifications' },
  answers: { ar: 'الرد على الاستعلام', en: 'Answers to the status call' },
  account: { ar: 'الحساب والمبالغ', en: 'Account and amounts' },
  refunds: refundWords,
  faults: { ar: 'أعطال', en: 'Faults' },
};
