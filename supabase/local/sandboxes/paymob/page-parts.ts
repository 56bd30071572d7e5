import { html } from 'hono/html';
import { type Language, moneyText } from '../shared/language.ts';
import { type Markup, page } from '../shared/page.ts';
import { pageWords } from '../shared/page-words.ts';
import { scenarioChoice } from '../shared/scenario-choice.ts';
import { groupWords, scenariosOnPage } from './scenarios.ts';

export interface Shown {
  basePath: string;
  language: Language;
  /** The page in the other language; omitted if the form's content would be lost. */
  otherPage?: string | undefined;
}

export interface Due {
  merchantOrderId: string;
  amountCents: number;
  token: string;
}

export function sheet(
  { basePath, language, otherPage }: Shown,
  title: string,
  content: Markup,
): Markup {
  const heading = html`<h1>${title}</h1>
    ${content}`;
  return page({ language, basePath, vendor: 'paymob', title, otherPage, content: heading });
}

export function facts({ language }: Shown, due: Due): Markup {
  const words = pageWords[language];
  return html`<dl class="facts">
    <dt>${words.order}</dt>
    <dd><bdi dir="ltr">${due.merchantOrderId}</bdi></dd>
    <dt>${words.amount}</dt>
    <dd><bdi>${moneyText(due.amountCents, language)}</bdi></dd>
  </dl>`;
}

export const hidden = (shown: Shown, due: Due) =>
  html`<input type="hidden" name="token" value="${due.token}" />
    <input type="hidden" name="lang" value="${shown.language}" />`;

export function tools({ language }: Shown): Markup {
  return html`<h2>${pageWords[language].testing}</h2>
    ${scenarioChoice(language, scenariosOnPage, groupWords)}`;
}
