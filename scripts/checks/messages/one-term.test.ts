import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { locales, type Locale } from '@/lib/i18n/locale';
import { mailWords } from '@/supabase/functions/_shared/mail/words/words.ts';
import { flatten } from './message-shape.ts';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };

const messages = { ar, en };
const flat = (locale: Locale) => flatten(messages[locale]);

test.each(locales)(
  'names a status the same in badge, progress, tracking, desk and mails (%s)',
  (locale) => {
    const { orderStatus, orderProgress, orders, deskToday, deskPacking, deskOrder, deskSales } =
      messages[locale];
    for (const step of ['preparing', 'shipped', 'delivered', 'cancelled'] as const)
      expect(orderProgress.steps[step]).toBe(orderStatus[step]);
    expect(orders.tracking.events.delivered).toBe(orderStatus.delivered);
    expect([deskToday.packing.title, deskPacking.packing]).toEqual([
      orderStatus.preparing,
      orderStatus.preparing,
    ]);
    expect(deskOrder.moves.processing.title).toContain(orderStatus.processing);
    const { refunded } = orders.details.statuses;
    expect(deskOrder.refundStates.done).toBe(refunded);
    expect(messages[locale].deskLog.details.refunded).toBe(refunded);
    if (locale === 'en') expect(deskSales.refunded).toBe(refunded);
    const { shipped, delivered } = mailWords[locale];
    const named = (title: string, status: string) =>
      title.toLowerCase().includes(status.toLowerCase().replace('تم ال', 'تم '));
    for (const [mail, status] of [
      [shipped, orderStatus.shipped],
      [delivered, orderStatus.delivered],
    ] as const)
      for (const text of [mail.title, mail.subject('ZD-7K3M-9QXT')])
        expect([text, named(text, status)]).toEqual([text, true]);
  },
);

test.each(locales)('names payment methods and shipments in mails as on pages (%s)', (locale) => {
  const { orders, track } = messages[locale];
  const { paid, shipped } = mailWords[locale];
  expect({ ...paid.methods, other: paid.otherMethod }).toEqual(orders.details.methods);
  expect(shipped.parcels).toBe(orders.details.shipments);
  expect(shipped.trackingNumber).toBe(orders.details.trackingNumber);
  expect(track.result.courier).toBe(orders.details.company);
});

test.each(locales)('quotes labels as the screen shows them (%s)', (locale) => {
  const shown = new Set(flat(locale).values());
  const quoted = [...flat(locale)].flatMap(([key, text]) =>
    [...text.matchAll(/[«“]([^»”{<]+)[»”]/gu)].map(([, name = '']) => [key, name] as const),
  );
  expect(quoted.length).toBeGreaterThan(5);
  const known = (name: string) => shown.has(name.replace(/[,،.]$/u, ''));
  expect(quoted.filter(([, name]) => !known(name))).toEqual([]);
});

test('promises delivery in business days from the payment', () => {
  for (const locale of locales) {
    const { about, deliveryPage, product, delivery } = messages[locale];
    const [business, payment] = locale === 'ar' ? [/عمل/, /الدفع/] : [/business day/, /payment/];
    expect(about.durations.handlingTime).toMatch(business);
    expect(about.durations.businessDays).toMatch(business);
    for (const text of [
      about.shipping.handling.text,
      deliveryPage.intro,
      product.promises.delivery,
      product.promises.deliveryUnknown,
      messages[locale].help.questions['delivery-time'].answer,
    ])
      expect(text).toMatch(payment);
    expect(delivery.arrives).toMatch(locale === 'ar' ? /طلبت ودفعت اليوم/ : /paid for today/);
  }
});

test('describes non-business days in the same words everywhere', () => {
  for (const locale of locales) {
    const { about, deliveryPage } = messages[locale];
    const [, rule = ''] = /^.*?\. (.+)$/u.exec(about.shipping.handling.text) ?? [];
    expect(rule).not.toBe('');
    expect(deliveryPage.intro.endsWith(rule)).toBe(true);
  }
});

test('uses the same Arabic terms for contact, returns, tracking and a reference’s time everywhere', () => {
  const mails = readFileSync(
    new URL('../../../supabase/functions/_shared/mail/words/ar.ts', import.meta.url),
    'utf8',
  );
  const others =
    /اتصل بنا|الاسترجاع|(?<!\p{L})(?:ال)?تتبع|رقم (?:ال)?شحنة|منفذ دفع|قبل انتهاء صلاحيته/u;
  const found = [...flat('ar'), ['mails', mails] as const].filter(([, text]) => others.test(text));
  expect(found.map(([key]) => key)).toEqual([]);
});
