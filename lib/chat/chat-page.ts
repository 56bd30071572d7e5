import type { ChatSettings } from '@/lib/env/chat';
import { html, jsonBlock } from '@/lib/html';
import { directionOf, localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

const folder = '/websites/shop/chat';

/** The page in the chat's iframe, the only one of the shop that runs the chat's script. */
export function chatPage(locale: Locale, { baseUrl, websiteToken }: ChatSettings): string {
  const t = getTranslator(locale, 'chat');
  const contactPath = localePath(locale, '/contact');
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t('title')}</title>
        <link rel="stylesheet" href="${folder}/chat.css" />
        <script type="module" src="${folder}/chat.js"></script>
      </head>
      <body>
        <noscript>
          <p>${t('needsScripts')}</p>
          <p><a href="${contactPath}" target="_top">${t('contact')}</a></p>
          <style>
            main {
              display: none;
            }
          </style>
        </noscript>
        <button type="button" id="close" aria-label="${t('close')}">✕</button>
        <main>
          <p id="loading" role="status">${t('loading')}</p>
          <div id="failed" role="alert" hidden>
            <h1>${t('failed')}</h1>
            <div class="actions">
              <button type="button" id="retry">${t('retry')}</button>
              <a href="${contactPath}" target="_top">${t('contact')}</a>
            </div>
          </div>
        </main>
        ${jsonBlock('chat-facts', { baseUrl, websiteToken })}
      </body>
    </html>`.html;
}
