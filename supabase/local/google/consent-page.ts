import { html, raw } from 'hono/html';
import { type ConsentLanguage, consentWords } from './consent-words.ts';
import { suggestions } from './google-account.ts';

type Markup = ReturnType<typeof html>;

const style = raw(`
  body { font: 1rem/1.7 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
  form { display: grid; gap: .75rem; margin-block: 1rem } label { display: grid; gap: .25rem }
  input, button { font: inherit; padding: .6rem .75rem; border: 1px solid #8888; border-radius: .5rem }
  button { cursor: pointer } .account { text-align: start } .main { background: #1a56b8; color: #fff }
  [role=alert] { color: #b3261e; font-weight: 600 } :focus-visible { outline: 3px solid #1a56b8; outline-offset: 2px }
`);

function page(language: ConsentLanguage, content: Markup): Markup {
  const words = consentWords[language];
  return html`<!doctype html>
    <html lang="${language}" dir="${words.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

interface Consent {
  language: ConsentLanguage;
  /** Proves that the form was sent from this page. */
  ticket: string;
  email: string;
  name?: string;
  isWrong?: boolean;
}

export function consentPage({ language, ticket, email, name = '', isWrong }: Consent): Markup {
  const words = consentWords[language];
  const hidden = html`<input type="hidden" name="ticket" value="${ticket}" />`;
  const picks = suggestions.map(
    (account) =>
      html`<form method="post">
        ${hidden}
        <input type="hidden" name="name" value="${account.name}" />
        <input type="hidden" name="email" value="${account.email}" />
        <button class="account" name="decision" value="accept">
          <bdi>${account.name}</bdi><br /><bdi dir="ltr">${account.email}</bdi>
        </button>
      </form>`,
  );
  return page(
    language,
    html`<p>${words.stage}</p>
      <p>${words.consent}</p>
      <h2>${words.choose}</h2>
      ${picks}
      <h2>${words.other}</h2>
      ${isWrong ? html`<p role="alert">${words.wrong}</p>` : ''}
      <form method="post">
        ${hidden}
        <label
          >${words.name}
          <input name="name" value="${name}" autocomplete="off" required maxlength="100"
        /></label>
        <label
          >${words.email}
          <input
            type="email"
            name="email"
            value="${email}"
            dir="ltr"
            autocomplete="off"
            required
            maxlength="254"
        /></label>
        <button class="main" name="decision" value="accept">${words.accept}</button>
        <button name="decision" value="cancel" formnovalidate>${words.cancel}</button>
      </form>`,
  );
}

/** Shown if the browser must not be redirected; `error` is Google's error code. */
export function stoppedPage(language: ConsentLanguage, error?: string): Markup {
  const { gone, refused } = consentWords[language];
  return page(
    language,
    html`<p role="alert">${error ? html`${refused}: <code dir="ltr">${error}</code>` : gone}</p>`,
  );
}
