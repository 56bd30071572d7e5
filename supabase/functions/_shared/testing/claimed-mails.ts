import { type ClaimedMail, type MailedOrder } from '../backend/mail-records.ts';

/** What shoppers, staff and strangers may have written. */
export const hostile = `<img src=x onerror="alert('1')"> & "منى"`;

export const mailedOrder: MailedOrder = {
  order_id: '44444444-4444-4444-8444-444444444444',
  order_number: 'ZD-7K3M-9QXT',
  placed_at: '2026-11-21T10:15:30.5+00:00',
  first_name: 'منى',
  last_name: 'السيد',
  phone: '01012345678',
  subtotal_pt: 250_000,
  shipping_pt: 5_000,
  fee_pt: 898,
  discount_pt: 25_000,
  promo_code: 'ZAD10',
  total_pt: 230_898,
  status: 'pending',
  expires_at: '2026-11-23T10:15:30+00:00',
  refund_due: false,
  lines: [
    {
      product_name: 'كيمياء الصف الثالث الثانوي',
      name_en: 'Chemistry, third secondary',
      quantity: 2,
      unit_pt: 100_000,
      line_pt: 200_000,
    },
    {
      product_name: 'الفيزياء',
      name_en: null,
      quantity: 1,
      unit_pt: 50_000,
      line_pt: 50_000,
    },
  ],
  address: {
    street: '5 شارع الهرم، الدور الثالث',
    area: 'الهرم',
    area_en: 'Haram',
    city: 'الجيزة',
    city_en: 'Giza',
    country: 'مصر',
    country_en: 'Egypt',
  },
  cancelled_by: null,
  reference: null,
  parcels: [],
  payment: null,
};

export const openReference = {
  provider: 'fawry',
  reference: '970177001',
  ends_at: '2026-11-23T09:00:00+00:00',
};
const payment = {
  method: 'PAYATFAWRY',
  provider: 'fawry',
  transaction: '970177001',
  paid_pt: 230_898,
  paid_at: '2026-11-21T11:00:00+00:00',
};
const parcels = [{ courier: 'J&T Express', number: 'UEG000000190252' }];
const paid = { ...mailedOrder, status: 'processing', payment };

type SampleMail = ClaimedMail extends infer M
  ? M extends ClaimedMail
    ? Pick<M, 'kind' | 'content'>
    : never
  : never;

/** Every kind of e-mail, with its variants. */
export const sampleMails: Record<string, SampleMail> = {
  received: { kind: 'received', content: mailedOrder },
  'received with a reference': {
    kind: 'received',
    content: { ...mailedOrder, reference: openReference },
  },
  'received, a reference alone': {
    kind: 'received',
    content: {
      ...mailedOrder,
      reference: { ...openReference, provider: 'paymob' },
      order_payment_id: '55555555-5555-4555-8555-555555555555',
    },
  },
  'received and paid': { kind: 'received', content: paid },
  reminder: {
    kind: 'reminder',
    content: { ...mailedOrder, reference: openReference, order_payment_id: '5' },
  },
  paid: { kind: 'paid', content: paid },
  shipped: { kind: 'shipped', content: { ...paid, status: 'shipped', parcels } },
  delivered: { kind: 'delivered', content: { ...paid, status: 'delivered', parcels } },
  cancelled: {
    kind: 'cancelled',
    content: { ...mailedOrder, status: 'cancelled', cancelled_by: 'expiry' },
  },
  'cancelled by staff': {
    kind: 'cancelled',
    content: { ...paid, status: 'cancelled', cancelled_by: 'staff', refund_due: true },
  },
  refunded: {
    kind: 'refunded',
    content: { ...paid, status: 'cancelled', all: true, amount_pt: 230_898 },
  },
  'refunded in part': { kind: 'refunded', content: { ...paid, all: false, amount_pt: null } },
  back_in_stock: {
    kind: 'back_in_stock',
    content: {
      sku: 'CHE-1-QB',
      product_name: 'كيمياء <الدم> & الهواء',
      name_en: 'Chemistry of blood',
      retail_price_pt: 125_000,
      token: 'the-token',
    },
  },
  answer: {
    kind: 'answer',
    content: {
      answer: 'نعم، الكتاب متاح.\nYes, the book is here.',
      reference: 'M-12AB-34CD',
      name: 'منى السيد',
      message: 'هل الكتاب متاح؟\nشكرًا',
      message_sent_at: '2026-11-20T08:00:00+00:00',
    },
  },
};

export const claimedMail = (
  sample: SampleMail,
  changed: Partial<Pick<ClaimedMail, 'mail_id' | 'attempt' | 'locale' | 'email' | 'give_up'>> = {},
): ClaimedMail => ({
  mail_id: '66666666-6666-4666-8666-666666666666',
  attempt: 1,
  locale: 'ar',
  email: 'mona@example.eg',
  give_up: false,
  ...sample,
  ...changed,
});

/** The same value with every text in it replaced. */
export function withTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withTexts(each, replace)]),
  );
}
