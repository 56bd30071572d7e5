import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callScheduled, carryOut, inTurn, writeToShop } from '../fixtures/desk.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/staff.ts';

const somebody = () => `${randomUUID().slice(0, 8)}@example.com`;

/** Finds a message by its reference, and opens it. */
async function openMessage(page: Page, open: (path: string) => Promise<void>, reference: string) {
  await open(`/desk/messages?q=${reference}`);
  await page.getByRole('main').getByRole('link', { name: 'منى علي' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('منى علي');
}

test('answers a message by mail, once, in its language', async ({ page, open, t, language }) => {
  test.setTimeout(300_000);
  const email = somebody();
  const reference = await writeToShop(email, language, 'هل عندكم كتاب الفيزياء؟\n<b>شكرًا</b>');
  await openMessage(page, open, reference);
  await expect(page.getByRole('main')).toContainText('<b>شكرًا</b>');
  const send = page.getByRole('button', { name: t('deskMessages.send') });
  await send.click();
  await expect(page.getByRole('main')).toContainText(t('deskMessages.faults.answerMissing'));
  await page.getByRole('textbox').fill('نعم، ثمنه 120 جنيهًا.');
  await send.click();
  await expect(
    page.getByRole('main').getByText(t('deskMessages.states.answered'), { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('');
  const answers = async () => {
    await callScheduled('send-mails');
    return (await mailsTo(email)).map(({ text }) => text.includes('نعم، ثمنه 120 جنيهًا.'));
  };
  await expect.poll(answers, inTurn).toEqual([true]);
  expect(await answers()).toEqual([true]);
});

test('closes a message that needs no answer with a note, without a mail', async ({
  page,
  open,
  t,
  language,
}) => {
  const email = somebody();
  const reference = await writeToShop(email, language, 'إعلان');
  await openMessage(page, open, reference);
  const close = (key: string) => t(`deskMessages.close.${key}`);
  await carryOut(page, close('label'), close('confirm'), async (dialog) => {
    await dialog.getByRole('textbox').fill('إعلان مزعج');
  });
  await expect(page.getByRole('main')).toContainText('إعلان مزعج');
  await expect(page.getByRole('button', { name: close('label') })).toHaveCount(0);
  await callScheduled('send-mails');
  expect(await mailsTo(email)).toEqual([]);
  await open('/desk/messages');
  await expect(page.getByRole('main')).not.toContainText(reference);
});
