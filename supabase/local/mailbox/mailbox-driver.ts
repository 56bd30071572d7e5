import { type EmailDriver } from '@supabase/lite';
import { currentMailContext } from './mail-context.ts';
import { type MailStore } from './mail-store.ts';
import { plainText } from './plain-text.ts';

interface Addresses {
  shopUrl: string;
  backendUrl: string;
}

/** Stores every e-mail of the auth service in the mailbox instead of sending it. */
export function mailboxDriver(store: Pick<MailStore, 'keep'>, addresses: Addresses): EmailDriver {
  return {
    send: async ({ to, subject, html = '' }) => {
      const redirectTo = currentMailContext()?.redirectTo ?? null;
      const reachable = withReachableLinks(html, addresses, redirectTo);
      // Lite's plain text is not the shop's, and the hosted service sends HTML only.
      await store.keep({ to, subject, text: plainText(reachable), html: reachable });
    },
  };
}

/**
 * Lite creates verification links with the shop's address, where they do not work, and drops the target. When the link
 * is opened, lite checks the target against the allowed addresses.
 */
export function withReachableLinks(
  body: string,
  { shopUrl, backendUrl }: Addresses,
  redirectTo: string | null,
): string {
  const verify = '/auth/v1/verify';
  const links = new RegExp(`${escaped(shopUrl + verify)}([^\\s"'<>]*)`, 'g');
  return body.replace(links, (_, query: string) => {
    const target = redirectTo === null ? undefined : encodeURIComponent(redirectTo);
    const aimed = target
      ? query.replace(/([?&](?:amp;)?redirect_to=)[^&]*/, (_match, name: string) => name + target)
      : query;
    return `${backendUrl}${verify}${aimed}`;
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
