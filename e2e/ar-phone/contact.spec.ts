import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

const procedure = `${stack.backendUrl}/rest/v1/rpc/send_contact_message`;

test('explains that too many messages were sent', async ({ page, open, t, expectedTrouble }) => {
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
});
