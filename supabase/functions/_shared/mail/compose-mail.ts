import { type ClaimedMail } from '../backend/mail-records.ts';
import { type Deps } from '../deps.ts';
import { answerDocument, bookDocument } from './visitor-mails.ts';
import { plainForm, type MailDocument } from './document.ts';
import { htmlForm } from './html-form.ts';
import { orderDocument, refundDocument } from './order-mails.ts';
import { type Mail } from './send-mail.ts';

/** The e-mail of the outbox in its language, in both its forms. The same content always results in the same e-mail. */
export function composeMail(deps: Deps, claimed: ClaimedMail): Mail {
  const document = documentOf(deps, claimed);
  return {
    to: claimed.email,
    subject: document.subject.replace(/\s+/g, ' '),
    text: plainForm(document),
    html: htmlForm(document),
    headers: document.headers ?? {},
    tags: [
      { name: 'mail_id', value: claimed.mail_id },
      { name: 'kind', value: claimed.kind },
      ...('order_number' in claimed.content
        ? [{ name: 'order', value: claimed.content.order_number }]
        : []),
    ],
  };
}

function documentOf(deps: Deps, claimed: ClaimedMail): MailDocument {
  const { locale } = claimed;
  switch (claimed.kind) {
    case 'back_in_stock':
      return bookDocument(deps, locale, claimed.content);
    case 'answer':
      return answerDocument(deps, locale, claimed.content);
    case 'refunded':
      return refundDocument(deps, locale, claimed.content);
    case 'received':
    case 'reminder':
    case 'paid':
    case 'shipped':
    case 'delivered':
    case 'cancelled':
      return orderDocument(deps, locale, claimed.kind, claimed.content);
  }
}
