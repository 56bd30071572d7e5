import { readFile } from 'node:fs/promises';
import { type EmailDriver } from '@supabase/lite';

interface Options {
  driver: EmailDriver;
  template: { subject: string; content_path: string };
  shopUrl: string;
}

/** Sends the same confirmation e-mail as lite, in cases where lite sends none. */
export function confirmationMail({ driver, template, shopUrl }: Options) {
  return async (email: string, token: string): Promise<void> => {
    const link = new URL('/auth/v1/verify', shopUrl);
    link.search = new URLSearchParams({ token, type: 'signup', redirect_to: shopUrl }).toString();
    const html = await readFile(template.content_path, 'utf8');
    await driver.send({
      to: email,
      subject: template.subject,
      html: html.replace(/\{\{\s*\.ConfirmationURL\s*\}\}/g, link.href),
    });
  };
}
