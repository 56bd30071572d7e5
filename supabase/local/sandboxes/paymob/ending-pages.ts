import { html } from 'hono/html';
import { timeText } from '../shared/language.ts';
import { type Markup } from '../shared/page.ts';
import { sheet, type Shown } from './page-parts.ts';
import { paymobWords } from './page-words.ts';

export function referencePage(shown: Shown, reference: number, expiresAt: number): Markup {
  const words = paymobWords[shown.language];
  return sheet(
    shown,
    words.kioskTitle,
    html`<p>${words.reference}</p>
      <p class="reference"><bdi dir="ltr">${reference}</bdi></p>
      <p>${words.payBefore} <bdi>${timeText(expiresAt, shown.language)}</bdi></p>`,
  );
}

export function hangingPage(shown: Shown): Markup {
  const { busy, title } = paymobWords[shown.language];
  const spinner = html`<div class="waiting" role="progressbar" aria-label="${busy}"></div>`;
  return sheet(
    shown,
    title,
    html`${spinner}
      <p>${busy}</p>`,
  );
}

export function gonePage(shown: Shown): Markup {
  const { gone, title } = paymobWords[shown.language];
  return sheet(shown, title, html`<p role="alert">${gone}</p>`);
}

export function cancelledPage(shown: Shown): Markup {
  const { canClose, title } = paymobWords[shown.language];
  return sheet(shown, title, html`<p>${canClose}</p>`);
}
