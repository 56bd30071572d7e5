import { type Context, Hono } from 'hono';
import { refusal } from '../gateway/refusal.ts';
import { type MailStore } from './mail-store.ts';
import { mailListPage, mailPage } from './mailbox-pages.ts';

// An e-mail's HTML is untrusted: it gets a separate origin, no scripts, and no network except images.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'";
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";

/** `/mailbox` for people, `/mailbox/messages?to=&order=` and `/mailbox/messages/:id` as JSON for tests. */
export function mailboxRoutes(store: MailStore): Hono {
  const routes = new Hono();

  const listed = async (context: Context) => {
    const order = context.req.query('order');
    const mails = await store.list(context.req.query('to'));
    return order === undefined ? mails : mails.filter(({ tags }) => tags?.['order'] === order);
  };

  routes.get('/messages', async (context) => context.json(await listed(context)));
  routes.get('/messages/:id', async (context) => {
    const mail = await store.find(context.req.param('id'));
    return mail ? context.json(mail) : refusal('not-found');
  });

  routes.get('/', async (context) => {
    context.header('content-security-policy', pagePolicy);
    return context.html(mailListPage(await listed(context), context.req.query('order')));
  });
  routes.get('/:id', async (context) => {
    const mail = await store.find(context.req.param('id'));
    if (!mail) return refusal('not-found');
    context.header('content-security-policy', pagePolicy);
    return context.html(mailPage(mail));
  });
  routes.get('/:id/body', async (context) => {
    const mail = await store.find(context.req.param('id'));
    if (!mail) return refusal('not-found');
    context.header('content-security-policy', mailPolicy);
    return context.html(`<base target="_blank">${mail.html}`);
  });
  return routes;
}
