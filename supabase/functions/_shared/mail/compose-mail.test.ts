import { describe, expect, test } from '@jest/globals';
import { type ClaimedMail } from '../backend/mail-records.ts';
import {
  claimedMail,
  hostile,
  mailedOrder,
  sampleMails,
  withTexts,
} from '../testing/claimed-mails.ts';
import { fakeProject } from '../testing/fake-project.ts';
import { composeMail } from './compose-mail.ts';

const { deps } = fakeProject();
const composed = (name: string, locale: 'ar' | 'en') =>
  composeMail(deps, claimedMail(sampleMails[name]!, { locale }));
const linksIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([url]) => url);
const every = Object.keys(sampleMails).flatMap((name) =>
  (['ar', 'en'] as const).map((locale) => [name, locale] as const),
);

describe.each(every)('%s in %s', (name, locale) => {
  const mail = composed(name, locale);

  test('uses its language and direction in both forms', () => {
    expect(mail.html).toContain(
      locale === 'ar' ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">',
    );
    const words = /[ء-ي]{3}/;
    expect(words.test(mail.subject)).toBe(locale === 'ar');
    const [title = ''] = mail.text.split('\n');
    if (mail.tags[1]?.value !== 'back_in_stock') expect(words.test(title)).toBe(locale === 'ar');
    expect(mail.text).not.toMatch(/<[a-z]|undefined|null|\[object/);
    expect(mail.html).not.toMatch(/undefined|\[object|NaN/);
  });

  test('loads nothing, runs no script, and links only to the shop', () => {
    expect(mail.html).not.toMatch(/<(?:img|script|link|svg|iframe|form)\b|url\(|@import|\son\w+=/i);
    const urls = [...linksIn(mail.html), ...linksIn(mail.text)];
    expect(urls.length).toBeGreaterThan(1);
    for (const url of urls) {
      expect(url).toMatch(/^https:\/\/shop\.example\//);
      expect(new URL(url).pathname.startsWith('/en/')).toBe(locale === 'en');
    }
  });

  test('has the same content in both forms', () => {
    const shown = mail.html
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&quot;|&#39;|&lt;|&gt;|&amp;/g, ' ');
    const spoken = mail.text.replace(/https?:\S+/g, '');
    for (const word of spoken.match(/[\p{L}\p{N}]{2,}/gu) ?? []) expect(shown).toContain(word);
  });

  test('escapes text written by others', () => {
    const sample = sampleMails[name]!;
    const kept = new Set(['status', 'method', 'provider', 'placed_at', 'expires_at']);
    const content = Object.fromEntries(
      Object.entries(sample.content).map(([key, value]) => [
        key,
        kept.has(key) || /_at$|^payment$|^reference$/.test(key)
          ? value
          : withTexts(value, () => hostile),
      ]),
    );
    const spoilt = composeMail(
      deps,
      claimedMail({ ...sample, content } as ClaimedMail, { locale }),
    );
    expect(spoilt.html).not.toMatch(/<img|onerror="/);
    expect(spoilt.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp;');
    expect(spoilt.subject).not.toMatch(/[\r\n]/);
  });
});

test('the first mail says how to pay: the number and its expiry, or a link to the shop', () => {
  const { text } = composed('received with a reference', 'en');
  expect(text).toContain('Fawry reference number: 970177001');
  expect(text).toContain('Amount to pay: EGP 2,308.98');
  expect(text).toMatch(/It expires on November 23, 2026 at 11:00\sAM/);
  expect(text).toContain('- Chemistry, third secondary\n  2 × EGP 1,000.00 = EGP 2,000.00');
  expect(text).toContain('Promo Discount ZAD10: -EGP 250.00');
  expect(text).toContain('Haram, Giza, Egypt');
  expect(composed('received', 'ar').text).toContain(
    `https://shop.example/checkout/order/${mailedOrder.order_id}`,
  );
  expect(composed('received and paid', 'ar').text).not.toContain('/checkout/');
  expect(composed('received, a reference alone', 'ar').text).toContain('باي موب');
});

test('a receipt says how and when it was paid, and prints without its buttons', () => {
  const { text, html } = composed('paid', 'ar');
  expect(text).toContain('طريقة الدفع: فوري');
  expect(text).toContain('رقم العملية: 970177001');
  expect(text).toContain('المبلغ المدفوع: 2,308.98 جنيه');
  expect(html).toMatch(/@media print \{\s*\.screen \{ display: none/);
  expect(html).toContain('@media screen and (prefers-color-scheme: dark)');
});

test('each mail states the reader’s next step', () => {
  expect(composed('shipped', 'en').text).toContain('Tracking number: UEG000000190252');
  expect(composed('shipped', 'en').text).toContain('https://shop.example/en/track');
  expect(composed('cancelled', 'en').text).toContain('Do not pay with any number');
  expect(composed('cancelled by staff', 'en').text).toContain('comes back to you');
  expect(composed('refunded', 'ar').text).toContain('رددنا لك 2,308.98 جنيه.');
  expect(composed('refunded in part', 'en').text).toContain('a part of what you paid.');
  const answer = composed('answer', 'ar');
  expect(answer.subject).toBe('رد على رسالتك M-12AB-34CD');
  expect(answer.text).toContain('> هل الكتاب متاح؟\n> شكرًا');
  expect(answer.text.indexOf('متاح.')).toBeLessThan(answer.text.indexOf('> '));
});

test('a back-in-stock mail has one-click unsubscribe', () => {
  const mail = composed('back_in_stock', 'ar');
  expect(mail.subject).toBe('رجع للمخزون: كيمياء <الدم> & الهواء');
  expect(mail.text).toContain('1,250 جنيه');
  expect(mail.text).toContain('https://shop.example/product/CHE-1-QB');
  expect(mail.headers).toEqual({
    'List-Unsubscribe': '<https://shop.example/api/back-in-stock/stop?token=the-token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('uses only tags that the mail service accepts', () => {
  for (const name of Object.keys(sampleMails))
    for (const tag of composed(name, 'ar').tags)
      expect(`${tag.name}${tag.value}`).toMatch(/^[\w-]+$/);
});
