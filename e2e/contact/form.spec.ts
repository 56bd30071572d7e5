import { randomUUID } from 'node:crypto';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

const procedure = `${stack.backendUrl}/rest/v1/rpc/send_contact_message`;

/** The messages as staff see them. */
async function keptMessages(email: string) {
  const query = `select=*&email=eq.${encodeURIComponent(email)}`;
  const response = await fetch(`${stack.backendUrl}/rest/v1/contact_messages?${query}`, {
    headers: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
  });
  return (await response.json()) as Record<string, string>[];
}

test(
  'checks a message, keeps it after a failure, sends it once and shows its number',
  { tag: '@core-desktop' },
  async ({ page, open, t, language, expectedTrouble }) => {
    const w = (key: string, values?: Record<string, string>) => t(`contactForm.${key}`, values);
    const field = (name: string) => page.getByRole('textbox', { name: w(`fields.${name}`) });
    const submit = page.getByRole('button', { name: w('submit') });
    const email = `mona-${randomUUID().slice(0, 8)}@example.com`;

    await open('/contact');
    await submit.click();
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toHaveAccessibleDescription(w('faults.nameMissing'));
    await expect(field('message')).toHaveAccessibleDescription(w('faults.messageMissing'));
    await expectForEverybody(page, 'contact-faults');

    await field('name').fill('منى');
    await field('email').fill(email);
    await field('phone').pressSequentially('٠١٠-٠٠٠٠٠٠٠٠');
    await expect(field('phone')).toHaveValue('01000000000');
    await page.getByRole('combobox', { name: w('fields.topic') }).selectOption('delivery');
    await field('message').fill('أين طلبي؟\nطلبته قبل أسبوع.');

    expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    // The message is stored, but the response is lost: sending it again must not store it twice.
    await page.route(procedure, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(w('failures.unreachable'));
    await expect(field('message')).toHaveValue('أين طلبي؟\nطلبته قبل أسبوع.');
    await page.unroute(procedure);
    await submit.click();

    const sent = page.getByRole('group', { name: w('sent.title') });
    await expect(sent).toBeFocused();
    await expect(sent).toContainText(email);
    await expectForEverybody(page, 'contact-sent');
    const kept = await keptMessages(email);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ locale: language, topic: 'delivery', phone: '+201000000000' });
    await expect(sent).toContainText(kept[0]?.['reference'] ?? 'a reference');

    await page.getByRole('button', { name: w('sent.another') }).click();
    await expect(field('name')).toHaveValue('منى');
    await expect(field('message')).toHaveValue('');
  },
);

test(
  'explains that too many messages were sent',
  { tag: '@phone' },
  async ({ page, open, t, expectedTrouble }) => {
    expectedTrouble.push(/429/);
    await page.route(procedure, (route) =>
      route.fulfill({ status: 429, json: { code: 'PT429', message: 'too_many_messages' } }),
    );
    await open('/contact');
    const field = (name: string) =>
      page.getByRole('textbox', { name: t(`contactForm.fields.${name}`) });
    await field('name').fill('Omar');
    await field('email').fill('omar@example.com');
    await page.getByRole('main').getByRole('combobox').selectOption('book');
    await field('message').fill('?');
    await page.getByRole('button', { name: t('contactForm.submit') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      t('contactForm.failures.tooMany'),
    );
  },
);
