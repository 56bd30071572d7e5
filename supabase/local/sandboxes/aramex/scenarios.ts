import { type CourierScenario } from '../couriers/courier-state.ts';

const scenario = (number: number, ar: string, en: string): CourierScenario => ({
  id: String(number).padStart(2, '0'),
  begins: `90000000${String(number).padStart(2, '0')}`,
  words: { ar, en },
});

export const aramexScenarios: CourierScenario[] = [
  scenario(1, 'سُجّلت الشحنة فقط', 'Record created only'),
  scenario(2, 'في الطريق', 'In transit'),
  scenario(3, 'خرجت للتسليم', 'Out for delivery'),
  scenario(4, 'سُلّمت', 'Delivered'),
  scenario(5, 'محاولة تسليم لم تنجح', 'Attempted, nobody there'),
  scenario(6, 'عادت إلى الراسل', 'Returned to the sender'),
  scenario(7, 'كود غير معروف SH999', 'Unknown code SH999'),
  scenario(8, 'رقم غير موجود', 'Non-existing waybill'),
  scenario(9, 'رقم معروف بلا أي حركة', 'Known, but nothing has happened'),
  scenario(10, 'الحركات بغير ترتيب', 'Updates in no order'),
  scenario(11, 'التواريخ بكل أشكالها', 'Dates of every form'),
  scenario(12, 'النتائج في كائن لا قائمة', 'Results as an object'),
  scenario(13, 'رفض الحساب (ERR01)', 'Account refused (ERR01)'),
  scenario(14, 'طلبات كثيرة', 'Throttled'),
  scenario(15, 'خطأ 500', 'Error 500 with a page'),
  scenario(16, 'يتأخر 15 ثانية', '15 seconds late'),
  scenario(17, 'لا يرد', 'No answer'),
  scenario(18, 'غلاف بلا محتوى', 'Envelope with nulls'),
  scenario(19, 'بعضها موجود وبعضها لا', 'Some exist and some do not'),
];
