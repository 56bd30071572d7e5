import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { locales } from '@/lib/i18n/locale';
import { paymobMethods } from '@/supabase/functions/_shared/contracts/paymob-methods';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

const messages = { ar, en };

test.each(locales)(
  'what is not paid yet has one name in %s: badge, payments and help',
  (locale) => {
    const label = messages[locale].orderStatus.pending;
    expect(messages[locale].orders.details.statuses.pending).toBe(label);
    const { answer } = messages[locale].help.questions['failed-payment'];
    expect(/[«“](.+?)[»”]/u.exec(answer)?.[1]).toBe(label);
  },
);

test.each(locales)(
  'a way to pay has one name in %s: at the checkout and in the order',
  (locale) => {
    const { payments, orders } = messages[locale];
    for (const method of paymobMethods)
      expect(orders.details.methods[method]).toBe(payments.methods[method]);
  },
);

test('pages and mails spell "email" in one way', () => {
  const templates = new URL('../supabase/templates/', import.meta.url);
  const mails = readdirSync(templates).map((name) =>
    readFileSync(new URL(name, templates), 'utf8'),
  );
  expect(mails.length).toBeGreaterThan(0);
  const subjects = readFileSync(new URL('../supabase/config.toml', import.meta.url), 'utf8');
  for (const text of [JSON.stringify(en), subjects, ...mails]) expect(text).not.toMatch(/e-mail/i);
});

test('who is there around the clock does not answer on business days only', () => {
  expect(en.catalogue.whyUs.service.text).toContain('around the clock');
  expect(en.contact.form.intro).not.toContain('business days');
  expect(ar.catalogue.whyUs.service.text).toContain('على مدار الساعة');
  expect(ar.contact.form.intro).not.toContain('أيام العمل');
});

test.each(locales)(
  'defers nothing to the checkout, in %s, that the cart already calculates',
  (locale) => {
    const { shippingLater, shippingBelow } = messages[locale].cart;
    const here = locale === 'ar' ? /حسابه .*من الآن/ : /you can work it out .*already/;
    for (const sentence of [shippingLater, shippingBelow]) expect(sentence).toMatch(here);
    expect(shippingLater).toContain(locale === 'ar' ? 'في السلة' : 'in the cart');
  },
);

test.each(locales)(
  'sharing a book says so in %s, and the featured books are not called new',
  (locale) => {
    const { whatsapp, share } = messages[locale].share;
    expect(whatsapp).toMatch(locale === 'ar' ? /^شارك/ : new RegExp(`^${share}`));
    expect(messages[locale].catalogue.featured.text).not.toMatch(/newest|أحدث/);
  },
);
