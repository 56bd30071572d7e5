import { type MailedAnswer, type MailedBook } from '../backend/mail-records.ts';
import { type Deps } from '../deps.ts';
import { shopPage } from '../payments/shop-page.ts';
import { type MailDocument } from './document.ts';
import { type Language, shownPrice, shownMoment } from './format.ts';
import { localizedPage } from './localized-page.ts';
import { mailWords } from './words/words.ts';

/** A sold-out book can be bought again. */
export function bookDocument(deps: Deps, language: Language, book: MailedBook): MailDocument {
  const { hello, backInStock: said } = mailWords[language];
  const title = (language === 'en' && book.name_en) || book.product_name;
  const query = new URLSearchParams({ token: book.token });
  return {
    language,
    subject: said.subject(title),
    title,
    parts: [
      { part: 'text', text: `${hello} ${said.back}` },
      { part: 'text', text: said.price(shownPrice(book.retail_price_pt, language)) },
      {
        part: 'button',
        text: said.button,
        url: localizedPage(deps, language, `/product/${book.sku}`),
      },
      { part: 'note', text: said.hurry },
    ],
    footer: [
      { part: 'note', text: said.why },
      {
        part: 'link',
        text: said.stop,
        url: localizedPage(deps, language, '/back-in-stock/stop', query),
      },
    ],
    headers: {
      // RFC 8058: the mail program unsubscribes with one POST, without opening a page.
      'List-Unsubscribe': `<${shopPage(deps, '/api/back-in-stock/stop', query)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The shop's answer to a message, written by a person. */
export function answerDocument(deps: Deps, language: Language, mailed: MailedAnswer): MailDocument {
  const { greeting, answer: said } = mailWords[language];
  return {
    language,
    subject: said.subject(mailed.reference),
    title: said.title,
    parts: [
      { part: 'text', text: greeting(mailed.name) },
      { part: 'text', text: mailed.answer },
      {
        part: 'quote',
        title: said.quoted(shownMoment(mailed.message_sent_at, language)),
        text: mailed.message,
      },
    ],
    footer: [
      { part: 'note', text: said.footer },
      { part: 'link', text: said.contact, url: localizedPage(deps, language, '/contact') },
    ],
  };
}
