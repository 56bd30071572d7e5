import { untilCleared } from '../shared/common-state.ts';
import { type Language } from '../shared/language.ts';
import { refundScenarios, refundWords } from '../shared/refund-scenarios.ts';
import { type Scenario } from '../shared/scenario.ts';
import { answerScenarios, inquiry } from './answer-scenarios.ts';

type Group = 'outcome' | 'notifications' | 'answers' | 'facts' | 'refunds' | 'faults';

const tokens = '/api/auth/tokens';
const keys = '/api/acceptance/payment_keys';
/** All calls that take an access token or a key of the account. */
const withAccess = [
  '/api/ecommerce/',
  keys,
  '/api/acceptance/transactions/',
  '/api/acceptance/void_refund/',
  '/api/acceptance/capture',
  '/v1/intention/',
];

/** Everything that a user of the page, or a test through the control API, can simulate. */
export const scenarios: Scenario<Group>[] = [
  {
    id: 'success-card',
    group: 'outcome',
    words: { ar: 'أي بطاقة تُقبل', en: 'Any card is accepted' },
  },
  {
    id: 'decline-card',
    group: 'outcome',
    words: { ar: 'رفض البطاقة', en: 'The card is declined' },
  },
  {
    id: '3ds-ok',
    group: 'outcome',
    words: { ar: 'رمز تحقق ثم قبول', en: 'One-time code, then accepted' },
  },
  {
    id: '3ds-fail',
    group: 'outcome',
    words: { ar: 'رمز تحقق ثم رفض', en: 'One-time code, then declined' },
  },
  {
    id: 'second-try',
    group: 'outcome',
    words: { ar: 'بعد الرفض محاولة ثانية', en: 'A second try after a decline' },
  },
  {
    id: 'charged-twice',
    group: 'outcome',
    words: { ar: 'خصمان لطلب واحد', en: 'Charged twice for one order' },
  },
  { id: 'timeout', group: 'outcome', words: { ar: 'الصفحة لا تستجيب', en: 'The page hangs' } },
  {
    id: 'wallet-reject',
    group: 'outcome',
    words: { ar: 'صاحب المحفظة يرفض', en: 'The wallet’s owner declines' },
  },
  {
    id: 'wallet-no-redirect',
    group: 'outcome',
    words: { ar: 'محفظة بلا صفحة دفع', en: 'No page for the wallet' },
  },
  {
    id: 'callback-missing',
    group: 'notifications',
    words: { ar: 'لا يصل إشعار', en: 'No callback' },
  },
  {
    id: 'dup-webhook',
    group: 'notifications',
    words: { ar: 'الإشعار نفسه ثلاث مرات', en: 'The same callback three times' },
  },
  {
    id: 'out-of-order',
    group: 'notifications',
    words: { ar: 'فشل قديم يصل بعد النجاح', en: 'An older failure after the success' },
  },
  { id: 'bad-hmac', group: 'notifications', words: { ar: 'توقيع خاطئ', en: 'Wrong HMAC' } },
  {
    id: 'sha256-hmac',
    group: 'notifications',
    words: { ar: 'توقيع SHA-256', en: 'HMAC with SHA-256' },
  },
  {
    id: 'capital-bool-hmac',
    group: 'notifications',
    words: { ar: 'توقيع على True/False', en: 'HMAC over True/False' },
  },
  {
    id: 'wrong-order',
    group: 'notifications',
    words: { ar: 'إشعار برقم طلب آخر', en: 'Callback with another order' },
  },
  {
    id: 'redirect-tampered',
    group: 'notifications',
    words: { ar: 'الرجوع يدّعي النجاح', en: 'The return claims success falsely' },
  },
  {
    id: 'redirect-order-id',
    group: 'notifications',
    words: { ar: 'الرجوع باسم order_id', en: 'The return says order_id' },
  },
  {
    id: 'refund-missing',
    group: 'notifications',
    words: { ar: 'لا يصل إشعار الاسترداد أو الإلغاء', en: 'No callback of refunds and voids' },
  },
  ...answerScenarios,
  { id: 'amount-mismatch', group: 'facts', words: { ar: 'مبلغ أقل بجنيه', en: 'One pound less' } },
  { id: 'currency-mismatch', group: 'facts', words: { ar: 'عملة أخرى', en: 'Another currency' } },
  {
    id: 'wrong-integration',
    group: 'facts',
    words: { ar: 'حساب دفع آخر', en: 'Another integration' },
  },
  {
    id: 'is-live-mismatch',
    group: 'facts',
    words: { ar: 'وضع آخر (حقيقي)', en: 'The other mode (live)' },
  },
  {
    id: 'vendor-5xx',
    group: 'faults',
    words: { ar: 'بدء الدفع: خطأ 503', en: 'Starting to pay: 503' },
    fault: { path: keys, status: 503, times: 2 },
  },
  {
    id: 'slow',
    group: 'faults',
    words: { ar: 'بدء الدفع: تأخير 20 ثانية', en: 'Starting to pay: 20 s late' },
    fault: { path: keys, delayMs: 20_000, times: 1 },
  },
  {
    id: 'html-body',
    group: 'faults',
    words: { ar: 'بدء الدفع: صفحة بدل البيانات', en: 'Starting to pay: a page' },
    fault: { path: keys, malformed: true, times: 1 },
  },
  {
    id: 'reset',
    group: 'faults',
    words: { ar: 'بدء الدفع: انقطاع', en: 'Starting to pay: cut off' },
    fault: { path: keys, reset: true, times: 2 },
  },
  {
    id: 'auth-5xx',
    group: 'faults',
    words: { ar: 'تسجيل الدخول: خطأ 503', en: 'Signing in: 503' },
    fault: { path: tokens, status: 503, times: 2 },
  },
  {
    id: 'inquiry-5xx',
    group: 'faults',
    words: { ar: 'الاستعلام: خطأ 503', en: 'Inquiry: 503' },
    fault: { path: inquiry, status: 503, times: 2 },
  },
  {
    id: 'token-expired',
    group: 'faults',
    words: { ar: 'انتهت صلاحية الدخول (401)', en: 'The access token has expired (401)' },
    fault: { path: withAccess, quirk: 'refused', times: 1 },
  },
  {
    id: 'keys-gone',
    group: 'faults',
    words: { ar: 'المفاتيح مرفوضة دائمًا (401)', en: 'The keys are refused for good (401)' },
    fault: { path: [tokens, ...withAccess], quirk: 'refused', times: untilCleared },
  },
  ...refundScenarios('/api/acceptance/void_refund/refund'),
];

/** Scenarios that take effect before the shopper sees a page. */
const beforePage = new Set([
  'wallet-no-redirect',
  'vendor-5xx',
  'slow',
  'html-body',
  'reset',
  'auth-5xx',
]);

export const scenariosOnPage = scenarios.filter(
  ({ id, group }) => group !== 'refunds' && !beforePage.has(id),
);

export const groupWords: Record<Group, Record<Language, string>> = {
  outcome: { ar: 'النتيجة', en: 'Outcome' },
  notifications: { ar: 'الإشعار والرجوع', en: 'Callback and return' },
  answers: { ar: 'الرد على الاستعلام', en: 'Answers to inquiries' },
  facts: { ar: 'حقائق مختلفة', en: 'Other facts' },
  refunds: refundWords,
  faults: { ar: 'أعطال', en: 'Faults' },
};
