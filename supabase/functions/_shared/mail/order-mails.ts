import {
  type MailedOrder,
  type MailedRefund,
  type orderMailKinds,
} from '../backend/mail-records.ts';
import { type Deps } from '../deps.ts';
import { type Fact, type MailDocument, type Part } from './document.ts';
import { type Language, shownAmount, shownMoment } from './format.ts';
import { localizedPage } from './localized-page.ts';
import {
  addressParts,
  bookParts,
  contactLink,
  orderFacts,
  paymentParts,
  trackParts,
  viewLink,
} from './order-parts.ts';
import { mailWords } from './words/words.ts';

type OrderMailKind = (typeof orderMailKinds)[number];
type MailContent = Pick<MailDocument, 'subject' | 'title' | 'parts'>;
type Writer = (order: MailedOrder, language: Language, deps: Deps) => MailContent;

/** An e-mail about an order. */
export function orderDocument(
  deps: Deps,
  language: Language,
  kind: OrderMailKind,
  order: MailedOrder,
): MailDocument {
  return framed(deps, language, order, writers[kind](order, language, deps));
}

/** A refund. */
export function refundDocument(deps: Deps, language: Language, refund: MailedRefund): MailDocument {
  const { refunded: said } = mailWords[language];
  const { amount_pt: amount } = refund;
  const shown = amount === null ? null : shownAmount(amount, language);
  const sentence =
    shown === null ? said.unknownPart : refund.all ? said.all(shown) : said.part(shown);
  const facts: Fact[] = shown === null ? [] : [{ label: said.amount, value: shown }];
  return framed(deps, language, refund, {
    subject: said.subject(refund.order_number),
    title: said.title,
    parts: [
      text(sentence),
      { part: 'facts', facts: [...orderFacts(refund, language), ...facts] },
      { part: 'note', text: said.when },
    ],
  });
}

/** Adds the greeting and footer of all e-mails about orders. */
function framed(
  deps: Deps,
  language: Language,
  order: MailedOrder,
  content: MailContent,
): MailDocument {
  const { greeting, footer } = mailWords[language];
  return {
    language,
    subject: content.subject,
    title: content.title,
    parts: [text(greeting(order.first_name)), ...content.parts, viewLink(deps, order, language)],
    footer: [{ part: 'note', text: footer.order }, contactLink(deps, language)],
  };
}

const text = (words: string): Part => ({ part: 'text', text: words });

const writers: Record<OrderMailKind, Writer> = {
  received: (order, language, deps) => {
    const { received: said } = mailWords[language];
    const isReference = order.order_payment_id !== undefined;
    const facts: Part = { part: 'facts', facts: orderFacts(order, language) };
    const pay = paymentParts(deps, order, language);
    if (isReference)
      return {
        subject: said.referenceSubject(order.order_number),
        title: said.referenceTitle,
        parts: [text(said.referenceText), ...pay, facts],
      };
    return {
      subject: said.subject(order.order_number),
      title: said.title,
      parts: [
        text(order.status === 'pending' ? said.unpaid : said.settled),
        ...pay,
        facts,
        ...bookParts(order, language),
        ...addressParts(order, language),
      ],
    };
  },

  reminder: (order, language, deps) => {
    const { reminder: said } = mailWords[language];
    return {
      subject: said.subject(order.order_number),
      title: said.title,
      parts: [
        text(said.text),
        ...paymentParts(deps, order, language),
        { part: 'facts', facts: orderFacts(order, language) },
        { part: 'note', text: said.paid },
      ],
    };
  },

  paid: (order, language) => {
    const { paid: said } = mailWords[language];
    return {
      subject: said.subject(order.order_number),
      title: said.title,
      parts: [
        text(said.text),
        { part: 'heading', text: said.receipt },
        {
          part: 'facts',
          facts: [...orderFacts(order, language), ...receiptFacts(order, language)],
        },
        ...bookParts(order, language),
        ...addressParts(order, language),
      ],
    };
  },

  shipped: (order, language, deps) => {
    const { shipped: said } = mailWords[language];
    const parcels = order.parcels.map(({ courier, number }): Part => ({
      part: 'facts',
      facts: [
        ...(courier === null ? [] : [{ label: said.courier, value: courier }]),
        { label: said.trackingNumber, value: number, direction: 'ltr' as const },
      ],
    }));
    return {
      subject: said.subject(order.order_number),
      title: said.title,
      parts: [
        text(said.text),
        ...parcels,
        ...trackParts(deps, language),
        { part: 'facts', facts: orderFacts(order, language) },
        ...addressParts(order, language),
      ],
    };
  },

  delivered: (order, language) => {
    const { delivered: said } = mailWords[language];
    return {
      subject: said.subject(order.order_number),
      title: said.title,
      parts: [
        text(said.text),
        { part: 'facts', facts: orderFacts(order, language) },
        { part: 'note', text: said.problem },
      ],
    };
  },

  cancelled: (order, language, deps) => {
    const { cancelled: said } = mailWords[language];
    const reasons: Record<string, string> = { shopper: said.byShopper, expiry: said.byExpiry };
    return {
      subject: said.subject(order.order_number),
      title: said.title,
      parts: [
        text(reasons[order.cancelled_by ?? ''] ?? said.byStaff),
        text(order.refund_due ? said.refund : said.unpaid),
        { part: 'facts', facts: orderFacts(order, language) },
        ...bookParts(order, language),
        { part: 'button', text: said.again, url: localizedPage(deps, language, '/shop') },
      ],
    };
  },
};

function receiptFacts({ payment }: MailedOrder, language: Language): Fact[] {
  const { paid: said } = mailWords[language];
  if (!payment) return [];
  const { method, transaction, paid_at: paidAt } = payment;
  return [
    ...(paidAt === null ? [] : [{ label: said.paidAt, value: shownMoment(paidAt, language) }]),
    { label: said.method, value: said.methods[method.toLowerCase()] ?? said.otherMethod },
    ...(transaction === null
      ? []
      : [{ label: said.transaction, value: transaction, direction: 'ltr' as const }]),
    { label: said.paid, value: shownAmount(payment.paid_pt, language) },
  ];
}
