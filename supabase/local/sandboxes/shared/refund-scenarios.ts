import { type Fault } from './common-state.ts';
import { type Scenario } from './scenario.ts';

/** The name of the quirk with which each sandbox refuses a refund. */
export const refundRefused = 'refund-refused';

const late = 20_000;

/** Everything that may go wrong with a refund request: before or after the money is refunded. */
const faults: (Omit<Scenario<'refunds'>, 'fault'> & { fault: Omit<Fault, 'path' | 'times'> })[] = [
  {
    id: 'refund-refused',
    group: 'refunds',
    words: { ar: 'رفض الاسترداد', en: 'The refund is refused' },
    fault: { quirk: refundRefused },
  },
  {
    id: 'refund-5xx',
    group: 'refunds',
    words: { ar: 'خطأ 503 ولم يُردّ المبلغ', en: '503, and nothing goes back' },
    fault: { status: 503 },
  },
  {
    id: 'refund-done-5xx',
    group: 'refunds',
    words: { ar: 'خطأ 503 بعد ردّ المبلغ', en: '503, although the money goes back' },
    fault: { isAfter: true, status: 503 },
  },
  {
    id: 'refund-reset',
    group: 'refunds',
    words: { ar: 'انقطاع ولم يُردّ المبلغ', en: 'Cut off, and nothing goes back' },
    fault: { reset: true },
  },
  {
    id: 'refund-done-reset',
    group: 'refunds',
    words: { ar: 'انقطاع بعد ردّ المبلغ', en: 'Cut off, although the money goes back' },
    fault: { isAfter: true, reset: true },
  },
  {
    id: 'refund-done-html',
    group: 'refunds',
    words: { ar: 'صفحة بدل البيانات بعد ردّ المبلغ', en: 'A page, although the money goes back' },
    fault: { isAfter: true, malformed: true },
  },
  {
    id: 'refund-silent',
    group: 'refunds',
    words: { ar: 'لا رد ولم يُردّ المبلغ', en: 'No answer in time, and nothing goes back' },
    fault: { timeoutMs: late },
  },
  {
    id: 'refund-late',
    group: 'refunds',
    words: { ar: 'يُردّ المبلغ متأخرًا 20 ثانية', en: 'The money goes back 20 s late' },
    fault: { delayMs: late },
  },
];

/** These scenarios for a provider's refund endpoint. */
export const refundScenarios = (path: string): Scenario<'refunds'>[] =>
  faults.map(({ fault, ...scenario }) => ({ ...scenario, fault: { ...fault, path, times: 1 } }));

export const refundWords = {
  ar: 'ردّ المبلغ بطلب المتجر',
  en: 'Refunds that the shop asks for',
};
