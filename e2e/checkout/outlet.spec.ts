import type { Page } from '@playwright/test';
import { shownAmount, shownMoment } from '../../supabase/functions/_shared/mail/format.ts';
import { mailWords } from '../../supabase/functions/_shared/mail/words/words.ts';
import { ageReferences, readRows } from '../fixtures/backend.ts';
import { fawryFrame, ordersOf, payButton, readyForFawry, simulate } from '../fixtures/checkout.ts';
import { callScheduled, inTurn, mailsAbout } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';
import { bodyRows } from '../fixtures/table.ts';

/** Selects an outlet in Fawry's popup, and waits for the page with the number. */
async function chooseOutlet(page: Page): Promise<void> {
  await payButton(page).click();
  const frame = fawryFrame(page);
  await frame.locator('summary').nth(1).click();
  await frame.locator('details[open]').getByRole('button').click();
  await page.waitForURL(/\/payment-complete\?/);
}

type Reference = {
  order_id: string;
  order_number: string;
  reference: string;
  total_pt: number;
  ends_at: string;
};

/** The order of a shopper, and its reference number for an outlet. */
async function readReference(email: string): Promise<Reference> {
  const [order] = await readRows<
    Omit<Reference, 'reference' | 'ends_at'> & {
      expires_at: string;
      order_payment: { reference: string; reference_expires_at: string }[];
    }
  >(
    `orders?select=order_id,order_number,total_pt,expires_at,order_payment(reference,reference_expires_at)&email=eq.${encodeURIComponent(email)}`,
  );
  const { expires_at, order_payment: payments, ...known } = order!;
  const [{ reference, reference_expires_at }] = payments as [(typeof payments)[0]];
  const [ends_at] = [expires_at, reference_expires_at].sort(
    (one, other) => Date.parse(one) - Date.parse(other),
  );
  return { ...known, reference, ends_at: ends_at! };
}

/** Opens the newest e-mail about an order from the mailbox's list, whose length is known, and returns its frame. */
async function openNewest(page: Page, order: string, subject: string, count: number) {
  await page.goto(`${stack.backendUrl}/mailbox?order=${order}`);
  await expect(bodyRows(page.getByRole('table'))).toHaveCount(count);
  await page.getByRole('link', { name: subject, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  return page.frameLocator('iframe').locator('body');
}

test('mails an outlet’s number, a reminder and a receipt, once each and in order', async ({
  page,
  context,
  language,
  t,
  email,
}) => {
  test.setTimeout(600_000);
  const words = mailWords[language];
  await readyForFawry(page, language, t, [1, 2]);
  await chooseOutlet(page);
  const order = await readReference(email);
  expect(order.reference).toMatch(/^\d{9,10}$/);
  const number = order.order_number;
  const mails = () => mailsAbout(language, email, number);
  const mailbox = await context.newPage();

  await expect.poll(mails, inTurn).toEqual(['received']);
  const received = await openNewest(mailbox, number, words.received.subject(number), 1);
  await expect(received.getByRole('heading', { level: 1 })).toHaveText(words.received.title);
  await expect(received).toContainText(order.reference);
  await expect(received).toContainText(words.pay.until(shownMoment(order.ends_at, language)));
  await expect(received).toContainText(
    words.pay.amount(shownAmount(order.total_pt, language)).trim(),
  );

  // A day and a half later, ten hours before the number expires.
  await ageReferences(order.order_id, { hoursOld: 36, hoursLeft: 10 });
  const { ends_at } = await readReference(email);
  expect(ends_at).not.toBe(order.ends_at);
  await expect.poll(mails, inTurn).toEqual(['received', 'reminder']);
  const reminder = await openNewest(mailbox, number, words.reminder.subject(number), 2);
  await expect(reminder.getByRole('heading', { level: 1 })).toHaveText(words.reminder.title);
  await expect(reminder).toContainText(order.reference);
  await expect(reminder).toContainText(words.pay.until(shownMoment(ends_at, language)));
  await callScheduled('send-mails');
  expect(await mails()).toEqual(['received', 'reminder']);

  await simulate('fawry', 'fawry/pay', { referenceNumber: order.reference });
  await expect
    .poll(async () => (await ordersOf(email)).map(({ status }) => status), inTurn)
    .toEqual(['processing']);
  await expect.poll(mails, inTurn).toEqual(['received', 'reminder', 'paid']);
  const paid = await openNewest(mailbox, number, words.paid.subject(number), 3);
  await expect(paid.getByRole('heading', { level: 1 })).toHaveText(words.paid.title);
  await expect(paid).toContainText(words.paid.methods['payatfawry']!);
  await expect(paid).toContainText(shownAmount(order.total_pt, language));
  await expect(paid).not.toContainText(words.pay.until(shownMoment(ends_at, language)));
  await callScheduled('send-mails');
  expect(await mails()).toEqual(['received', 'reminder', 'paid']);
});
