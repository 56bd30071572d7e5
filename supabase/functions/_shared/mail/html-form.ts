import { type Book, type Fact, type MailDocument, type Part, type Sum } from './document.ts';
import { html, Markup } from './markup.ts';
import { mailWords } from './words/words.ts';

/**
 * For programs that read style sheets; without them the inline styles are enough. On paper colours are light, and the
 * receipt of an ordinary order fits on one sheet.
 */
const sheet = new Markup(`
@media screen and (prefers-color-scheme: dark) {
  .page { background: #14181c !important; color: #e8eaed !important }
  .brand, .page a.link { color: #6fd3bd !important }
  .quiet { color: #b4bac2 !important }
  .rule, .row td, .row th { border-color: #3a424b !important }
  .panel { background: #1f262c !important; border-color: #3a424b !important }
  .button { background: #6fd3bd !important; color: #10201c !important }
}
@page { margin: 12mm }
@media print {
  .screen { display: none !important }
  :root { color-scheme: light }
  .page { max-width: none !important; padding: 0 !important; background: #ffffff !important; color: #000000 !important; font-size: 13px !important; line-height: 1.4 !important }
  .page h1, .page h2, .page p, .page table, .page hr { margin-top: 0 !important; margin-bottom: 10px !important }
  .page td, .page th { padding-top: 3px !important; padding-bottom: 3px !important }
  .row, .panel { break-inside: avoid }
}
`);

const fonts = 'Tahoma, Arial, sans-serif';
const green = '#0f5c4d';

/** The HTML form. It loads nothing, so that it does not reveal when and where it is read. */
export function htmlForm({ language, subject, title, parts, footer }: MailDocument): string {
  const { direction, brand } = mailWords[language];
  const start = direction === 'rtl' ? 'right' : 'left';
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <title>${subject}</title>
        <style>
          :root { color-scheme: light dark }${sheet}
        </style>
      </head>
      <body
        class="page"
        style="max-width: 600px; margin: 0 auto; padding: 24px 16px; background: #ffffff; color: #1c2024; font-family: ${fonts}; font-size: 16px; line-height: 1.7; text-align: ${start}; overflow-wrap: anywhere"
      >
        <header>
          <p
            class="brand"
            style="margin: 0 0 24px; font-size: 20px; font-weight: bold; color: ${green}"
          >
            ${brand}
          </p>
        </header>
        <main>
          <h1 style="margin: 0 0 16px; font-size: 22px; line-height: 1.5"><bdi>${title}</bdi></h1>
          ${parts.map(markupOf)}
        </main>
        <hr class="rule" style="margin: 24px 0; border: 0; border-top: 1px solid #d9dde2" />
        <footer class="screen">${footer.map(markupOf)}</footer>
      </body>
    </html> `.source;
}

function markupOf(part: Part): Markup {
  switch (part.part) {
    case 'text':
      return html`<p style="margin: 0 0 16px">${lines(part.text)}</p>`;
    case 'note':
      return html`<p class="quiet" style="margin: 0 0 12px; color: #5f6670; font-size: 14px">
        ${lines(part.text)}
      </p>`;
    case 'heading':
      return html`<h2 style="margin: 24px 0 8px; font-size: 17px; line-height: 1.5">
        ${part.text}
      </h2>`;
    case 'facts':
      return html`<table
        class="panel"
        style="width: 100%; margin: 0 0 16px; border: 1px solid #d9dde2; border-collapse: collapse; background: #f6f7f8"
      >
        ${part.facts.map(factRow)}
      </table>`;
    case 'code':
      return codeBox(part);
    case 'button':
      return html`<p class="screen" style="margin: 0 0 20px">
        <a
          class="button"
          href="${part.url}"
          style="display: inline-block; padding: 12px 24px; background: ${green}; color: #ffffff; text-decoration: none; font-weight: bold"
          >${part.text}</a
        >
      </p>`;
    case 'link':
      return html`<p class="quiet screen" style="margin: 0 0 12px; color: #5f6670; font-size: 14px">
        <a
          class="link"
          href="${part.url}"
          style="display: inline-block; padding: 4px 0; color: ${green}"
          >${part.text}</a
        >
      </p>`;
    case 'books':
      return bookTable(part);
    case 'quote':
      return html`<p class="quiet" style="margin: 24px 0 8px; color: #5f6670; font-size: 14px">
          ${part.title}
        </p>
        <blockquote
          class="panel"
          style="margin: 0 0 16px; padding: 12px 16px; border: 1px solid #d9dde2; background: #f6f7f8"
        >
          <bdi>${lines(part.text)}</bdi>
        </blockquote>`;
  }
}

const lines = (text: string): Markup[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));

const directed = ({ value, direction }: Fact) =>
  direction === 'ltr' ? html`<bdi dir="ltr">${value}</bdi>` : html`<bdi>${value}</bdi>`;

function factRow(fact: Fact): Markup {
  return html`<tr class="row">
    <th
      scope="row"
      style="padding: 8px 12px; font-size: 14px; text-align: start; vertical-align: top; font-weight: normal"
    >
      ${fact.label}
    </th>
    <td style="padding: 8px 12px; font-weight: bold; text-align: start">${directed(fact)}</td>
  </tr>`;
}

function codeBox({ label, code, notes }: Extract<Part, { part: 'code' }>): Markup {
  return html`<div
    class="panel"
    style="margin: 0 0 16px; padding: 16px; border: 2px solid ${green}; background: #f6f7f8; text-align: center"
  >
    <p style="margin: 0 0 4px">${label}</p>
    <p style="margin: 0 0 8px; font-size: 28px; font-weight: bold; line-height: 1.4">
      <bdi dir="ltr">${code}</bdi>
    </p>
    ${notes.map((note) => html`<p style="margin: 0; font-size: 15px">${note}</p>`)}
  </div>`;
}

function bookTable({ heads, books, sums }: Extract<Part, { part: 'books' }>): Markup {
  const [title, quantity, amount] = heads;
  return html`<table style="width: 100%; margin: 0 0 16px; border-collapse: collapse">
    <thead>
      <tr class="row">
        ${[`${title} · ${quantity}`, amount].map(headCell)}
      </tr>
    </thead>
    <tbody>
      ${books.map(bookRow)}
    </tbody>
    <tfoot>
      ${sums.map(sumRow)}
    </tfoot>
  </table>`;
}

const line = 'border-bottom: 1px solid #d9dde2';

function headCell(text: string, index: number): Markup {
  const side = index === 0 ? 'start' : 'end';
  return html`<th scope="col" style="padding: 8px 0; ${line}; font-size: 14px; text-align: ${side}">
    ${text}
  </th>`;
}

function bookRow({ title, quantity, amount }: Book): Markup {
  return html`<tr class="row">
    <td style="padding: 8px 0; ${line}">
      <bdi>${title}</bdi><br /><span class="quiet" style="color: #5f6670; font-size: 14px"
        ><bdi>${quantity}</bdi></span
      >
    </td>
    <td style="padding: 8px 0; ${line}; text-align: end; white-space: nowrap; vertical-align: top">
      <bdi>${amount}</bdi>
    </td>
  </tr>`;
}

function sumRow({ label, amount, isTotal }: Sum): Markup {
  const weight = isTotal ? 'bold' : 'normal';
  return html`<tr>
    <th scope="row" style="padding: 6px 0; text-align: start; font-weight: ${weight}">${label}</th>
    <td style="padding: 6px 0; text-align: end; white-space: nowrap; font-weight: ${weight}">
      <bdi>${amount}</bdi>
    </td>
  </tr>`;
}
