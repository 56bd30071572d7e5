import { type CourierScenario } from '../couriers/courier-state.ts';

const scenario = (id: string, ar: string, en: string): CourierScenario => ({
  id,
  begins: `SIMJT-${id}`,
  words: { ar, en },
});

export const jtScenarios: CourierScenario[] = [
  scenario('EMPTY', 'رقم معروف بلا أي حركة', 'Known, but nothing has happened'),
  scenario('CREATED', 'أُعلن عن الشحنة فقط', 'Announced only'),
  scenario('TRANSIT', 'في الطريق بين المراكز', 'On its way between centres'),
  scenario('OUT', 'خرجت مع المندوب', 'Out for delivery'),
  scenario('DONE', 'سُلّمت', 'Delivered'),
  scenario('FAIL', 'تعذّر التسليم ثم محاولة ثانية', 'Delivery failed, then tried again'),
  scenario('RETURN', 'عادت إلى المتجر', 'Returned to the shop'),
  scenario('UNSORTED', 'الحركات بغير ترتيب', 'Scans in no order'),
  scenario('ARABIC', 'كلام بالعربية', 'Words in Arabic'),
  scenario('UNKNOWN', 'رقم غير معروف', 'Missing from the answer'),
  scenario('BADSIG', 'رفض التوقيع (145003030)', 'Signature refused (145003030)'),
  scenario('ILLEGAL', 'رقم غير صحيح (145003100)', 'Illegal number (145003100)'),
  scenario('CODEINT', 'كود النجاح رقم لا نص', 'Success as a number'),
  scenario('5XX', 'خطأ 500', 'Error 500'),
  scenario('SLOW', 'يتأخر 15 ثانية', '15 seconds late'),
  scenario('TIMEOUT', 'لا يرد', 'No answer'),
  scenario('HTML', 'صفحة بدل البيانات', 'A page in place of JSON'),
  scenario('PII', 'بيانات المندوب والمستلم ظاهرة', 'Personal fields filled in'),
  scenario('DST', 'حول تغيير الساعة', 'Around a change of clocks'),
];
