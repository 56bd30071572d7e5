import { type MailedOrder } from '../backend/mail-records.ts';
import { type Deps } from '../deps.ts';
import { type Fact, type Part, type Sum } from './document.ts';
import { type Language, shownAmount, shownMoment, shownReduction } from './format.ts';
import { localizedPage } from './localized-page.ts';
import { mailWords } from './words/words.ts';

/** The books of an order and the parts of its price. */
export function bookParts(order: MailedOrder, language: Language): Part[] {
  const { order: said } = mailWords[language];
  const shown = (amount: number) => shownAmount(amount, language);
  const sums: Sum[] = [
    { label: said.subtotal, amount: shown(order.subtotal_pt) },
    { label: said.shipping, amount: shown(order.shipping_pt) },
  ];
  if (order.fee_pt > 0) sums.push({ label: said.fee, amount: shown(order.fee_pt) });
  if (order.discount_pt > 0)
    sums.push({
      label: said.discount(order.promo_code ?? ''),
      amount: shownReduction(order.discount_pt, language),
    });
  sums.push({ label: said.total, amount: shown(order.total_pt), isTotal: true });
  const books = order.lines.map((line) => ({
    title: (language === 'en' && line.name_en) || line.product_name,
    quantity: `${line.quantity} × ${shown(line.unit_pt)}`,
    amount: shown(line.line_pt),
  }));
  return [
    { part: 'heading', text: said.books },
    { part: 'books', heads: [said.book, said.quantity, said.amount], books, sums },
  ];
}

export function addressParts(order: MailedOrder, language: Language): Part[] {
  const { order: said } = mailWords[language];
  const { address } = order;
  const places =
    language === 'en'
      ? [address.area_en, address.city_en, address.country_en]
      : [address.area, address.city, address.country];
  // Some countries have one city and one area, with the name of the country.
  const place = [address.street, ...new Set(places)].join(said.separator);
  return [
    { part: 'heading', text: said.address },
    {
      part: 'facts',
      facts: [
        { label: said.recipient, value: fullName(order) },
        { label: said.phone, value: order.phone, direction: 'ltr' },
        { label: said.place, value: place },
      ],
    },
  ];
}

export const fullName = ({ first_name: first, last_name: last }: MailedOrder): string =>
  last === null ? first : `${first} ${last}`;

export function orderFacts(order: MailedOrder, language: Language): Fact[] {
  const { order: said } = mailWords[language];
  return [
    { label: said.number, value: order.order_number, direction: 'ltr' },
    { label: said.placedAt, value: shownMoment(order.placed_at, language) },
  ];
}

/** How a pending order is paid: with the number for an outlet, or in the shop. */
export function paymentParts(deps: Deps, order: MailedOrder, language: Language): Part[] {
  if (order.status !== 'pending') return [];
  const { pay: said } = mailWords[language];
  const { reference } = order;
  const payUrl = localizedPage(deps, language, `/checkout/order/${order.order_id}`);
  const held: Part = { part: 'note', text: said.held(shownMoment(order.expires_at, language)) };
  if (!reference) return [{ part: 'button', text: said.online, url: payUrl }, held];
  const isFawry = reference.provider === 'fawry';
  return [
    {
      part: 'code',
      label: isFawry ? said.fawry : said.other,
      code: reference.reference,
      notes: [
        said.amount(shownAmount(order.total_pt, language)),
        said.until(shownMoment(reference.ends_at, language)),
      ],
    },
    { part: 'text', text: isFawry ? said.atFawry : said.atOther },
  ];
}

/** The order's page for its owner. */
export function viewLink(deps: Deps, order: MailedOrder, language: Language): Part {
  const query = new URLSearchParams({ order: order.order_id });
  const url = localizedPage(deps, language, '/profile/orders', query);
  return { part: 'link', text: mailWords[language].order.view, url };
}

/** For visitors. */
export function trackParts(deps: Deps, language: Language): Part[] {
  const { order: said } = mailWords[language];
  return [
    { part: 'button', text: said.track, url: localizedPage(deps, language, '/track') },
    { part: 'note', text: said.trackNote },
  ];
}

export const contactLink = (deps: Deps, language: Language): Part => ({
  part: 'link',
  text: mailWords[language].footer.contact,
  url: localizedPage(deps, language, '/contact'),
});
