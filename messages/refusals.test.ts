import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { trackingFailureText } from '@/lib/orders/tracking-failure-text';
import { isDeskRefusal } from '@/lib/desk/contract/refusals';
import { locales, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { promoReasons } from '@/supabase/functions/_shared/contracts/calculate-prices';
import { functionErrorCodes } from '@/supabase/functions/_shared/contracts/function-error';
import { refusalText } from '@/lib/payments/failure-text';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

const messages = { ar, en };

/** Caused by a bug of the shop's own script, or impossible from a page: reported as a failed action. */
const withoutWords = new Set([
  ...['method_not_allowed', 'unsupported_media_type', 'too_large', 'invalid_json'],
  ...['invalid_request', 'forbidden', 'bad_signature', 'invalid_key', 'invalid_method'],
  ...['invalid_codes', 'too_many_events', 'invalid_events', 'views_are_read_only'],
]);

/** Raised at the desk only, which has words for each: `lib/desk/frame/frame.test.ts`. */
const ofTheDesk = new Set<string>([
  ...['answer_required', 'bad_number', 'below_reserved', 'changed_meanwhile', 'code_taken'],
  ...['courier_unknown', 'invalid_amount', 'invalid_cursor', 'invalid_day', 'invalid_filter'],
  ...['invalid_price', 'invalid_promo', 'invalid_rows', 'invalid_stock', 'message_not_found'],
  ...['more_than_left', 'not_staff', 'note_required', 'nothing_to_restock', 'number_used'],
  ...['mail_not_ended', 'mail_not_found', 'nothing_to_refund', 'order_refunded'],
  ...['refund_from_here', 'refund_open'],
  ...[
    'only_the_rest',
    'product_not_found',
    'promo_not_found',
    'refund_not_found',
    'refund_not_in_doubt',
  ],
]);

/** Raised to staff without a page and to the schedule. */
const notForShoppers = new Set([
  ...['account_not_found', 'invalid_answer', 'invalid_order', 'log_is_kept', 'charge_not_named'],
  ...['refund_is_frozen', 'staff_are_added_or_removed', 'withdrawal_not_found'],

  ...['address_of_another_order', 'invalid_event', 'invalid_outcome', 'invalid_status', 'not_paid'],
  ...['not_shipped', 'order_is_frozen', 'order_not_cancellable', 'order_not_cancelled'],
  ...['orders_are_kept', 'payment_is_frozen', 'payment_open', 'payment_status_not_allowed'],
  ...['reason_required', 'status_not_allowed'],
]);

const ofCouriers = /^(?:courier_|shipment_)/;
const message = 'English, for developers.';

const ofPayments = (locale: Locale, code: string) =>
  refusalText(getTranslator(locale, 'payments.failures'), { code, message }, '');
const ofTracking = (locale: Locale, code: string) => {
  const t = getTranslator(locale, 'orders.tracking');
  const failures = getTranslator(locale, 'orders.tracking.failures');
  const text = trackingFailureText({ t, failures }, { reason: 'refused', code, message });
  // The general text is not about this code.
  return text === t('failed') ? '' : text;
};

/** The texts of forms that distinguish the error codes themselves. */
function ofForms(locale: Locale, code: string): string | undefined {
  const contact = getTranslator(locale, 'contactForm.failures');
  const { results } = messages[locale].backInStock;
  const { unavailable } = messages[locale].delivery;
  const said: Record<string, string> = {
    too_many_messages: contact('tooMany'),
    refused: contact('refused'),
    invalid_message: contact('refused'),
    key_reused: contact('refused'),
    invalid_locale: results.failed.text,
    unknown_city: unavailable,
    ...Object.fromEntries(Object.entries(results).map(([name, { text }]) => [name, text])),
  };
  return said[code];
}

function raised(): string[] {
  const migrations = new URL('../supabase/migrations/', import.meta.url);
  const sql = readdirSync(migrations).map((name) =>
    readFileSync(new URL(name, migrations), 'utf8'),
  );
  const tokens = sql.flatMap((text) =>
    [...text.matchAll(/sqlstate 'PT4\d\d' using message = '([a-z_]+)'/g)].map(([, token]) => token),
  );
  return [...new Set(tokens)].filter((token) => token !== undefined);
}

const codes = [...new Set([...functionErrorCodes, ...raised()])];

test('covers every error code of the migrations, and exempts no other', () => {
  expect(raised().length).toBeGreaterThan(40);
  expect(
    [...withoutWords, ...notForShoppers, ...ofTheDesk].filter((code) => !codes.includes(code)),
  ).toEqual([]);
});

test('leaves only the desk’s error codes to the desk', () => {
  expect([...ofTheDesk].filter((code) => !isDeskRefusal(code))).toEqual([]);
});

const forShoppers = codes.filter(
  (code) => !withoutWords.has(code) && !notForShoppers.has(code) && !ofTheDesk.has(code),
);

test.each(locales.flatMap((locale) => forShoppers.map((code) => [locale, code] as const)))(
  'has a text in %s for %s',
  (locale, code) => {
    const text =
      ofForms(locale, code) ?? (ofCouriers.test(code) ? ofTracking : ofPayments)(locale, code);
    expect(text).toMatch(locale === 'ar' ? /^\P{Script=Latin}*\p{Script=Arabic}/u : /^[A-Z]/);
    expect(text).not.toBe(message);
  },
);

test.each(locales)('explains in %s on the tracking page that the session has ended', (locale) => {
  expect(ofTracking(locale, 'not_signed_in')).not.toBe('');
});

test.each(functionErrorCodes)('never shows the server’s message of %s', (code) => {
  expect(ofPayments('ar', code)).not.toBe(message);
  expect(ofTracking('ar', code)).not.toBe(message);
});

test.each(locales)('explains in %s every reason why a promo code is rejected', (locale) => {
  const { reasons } = messages[locale].checkout.promo;
  for (const reason of promoReasons) expect(reasons[reason]).toMatch(/\S/);
});
