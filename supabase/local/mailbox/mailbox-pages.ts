import { html, raw } from 'hono/html';
import { type Mail } from './mail-store.ts';

type Markup = ReturnType<typeof html>;

const style = raw(`
  body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  table { width: 100%; border-collapse: collapse } td, th { text-align: start; padding: .5rem; border-bottom: 1px solid #8884 }
  iframe { width: 100%; height: 34rem; border: 1px solid #8884; background: #fff } pre { white-space: pre-wrap; overflow-wrap: anywhere }
  time { white-space: nowrap }
  @media (max-width: 40rem) {
    thead { display: none } tr { display: block; padding: .5rem 0; border-bottom: 1px solid #8884 }
    td { display: block; padding: 0; border: 0; overflow-wrap: anywhere }
  }
`);

function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}

/** The kind of an e-mail of the shop, and its order. */
function aboutOf({ tags = {} }: Mail): Markup {
  const { kind, order } = tags;
  const all = order && html` <a href="/mailbox?order=${order}"><bdi>${order}</bdi></a>`;
  return html`${kind ? html`<code>${kind}</code>` : 'account'}${all ?? ''}`;
}

/** `order`: the only order whose e-mails are listed, if any. */
export function mailListPage(mails: Mail[], order: string | undefined): Markup {
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td><time datetime="${mail.at}">${mail.at.slice(0, 19).replace('T', ' ')}</time></td>
        <td><bdi>${mail.to}</bdi></td>
        <td>${aboutOf(mail)}</td>
        <td>
          <a href="/mailbox/${mail.id}"><bdi>${mail.subject}</bdi></a>
        </td>
      </tr>`,
  );
  const list = html`<table>
    <thead>
      <tr>
        <th>Time (UTC)</th>
        <th>To</th>
        <th>About</th>
        <th>Subject</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  const empty = html`<p>No mail yet. Mails about accounts, orders and books appear here.</p>`;
  const filter = html`<p>
    Mails about the order <bdi>${order ?? ''}</bdi>. <a href="/mailbox">All mails</a>
  </p>`;
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      ${order === undefined ? '' : filter} ${mails.length > 0 ? list : empty}`,
  );
}

export function mailPage(mail: Mail): Markup {
  return page(
    mail.subject,
    html`<p><a href="/mailbox">Mailbox</a></p>
      <h1><bdi>${mail.subject}</bdi></h1>
      <p>
        To <bdi>${mail.to}</bdi>, <time datetime="${mail.at}">${mail.at}</time>, ${aboutOf(mail)}
      </p>
      <h2>HTML</h2>
      <iframe
        title="The mail as its reader sees it"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/mailbox/${mail.id}/body"
      ></iframe>
      <h2>Plain text</h2>
      <pre dir="auto">${mail.text}</pre>`,
  );
}
