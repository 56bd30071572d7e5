import { html } from 'hono/html';
import { type PaymentProvider } from '../../../functions/_shared/contracts/payment-providers.mjs';
import { type Courier } from '../../../functions/_shared/contracts/track-shipments.ts';
import { directionOf, type Language, otherLanguage } from './language.ts';
import { pageWords } from './page-words.ts';

export type Markup = ReturnType<typeof html>;

interface Page {
  language: Language;
  /** The sandbox's path, for its files. */
  basePath: string;
  vendor: PaymentProvider | Courier;
  /** The banner at the top; by default, that no real money is involved. */
  banner?: string;
  title: string;
  content: Markup;
  /** The same page in the other language; omitted if the form's content would be lost. */
  otherPage?: string | undefined;
  /** `dialog` floats above the shop, `page` is standalone, `desk` is wide. */
  shape?: 'dialog' | 'page' | 'desk';
  /** The sandbox's own script. */
  script?: 'frame';
}

/** A page of a sandbox. It states that no real money is involved, and shows no provider's logo. */
export function page(options: Page): Markup {
  const { language, basePath, vendor, title, content, shape = 'page' } = options;
  const words = pageWords[language];
  const switchLink = options.otherPage
    ? html`<a href="${options.otherPage}" lang="${otherLanguage[language]}">${words.language}</a>`
    : '';
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf[language]}" data-vendor="${vendor}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="${basePath}/__sim/assets/page.css" />
        ${
          options.script
            ? html`<script src="${basePath}/__sim/assets/${options.script}.js" defer></script>`
            : ''
        }
      </head>
      <body class="${shape}">
        <main>
          <p class="banner"><span>${options.banner ?? words.banner}</span>${switchLink}</p>
          ${content}
        </main>
      </body>
    </html>`;
}
