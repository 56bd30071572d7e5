import { type BackInStockRequest } from '../_shared/backend/back-in-stock-records.ts';
import { inPounds } from '../_shared/backend/money.ts';
import { type Deps } from '../_shared/deps.ts';
import { type Mail } from '../_shared/mail/send-mail.ts';
import { shopPage } from '../_shared/payments/shop-page.ts';
import { words } from './words.ts';

const shownAmount = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The e-mail for a request, in its language. */
export function backInStockMail(deps: Deps, request: BackInStockRequest): Mail {
  const { email, locale, token, sku, product_name, name_en, retail_price_pt } = request;
  const said = words[locale];
  const title = (locale === 'en' && name_en) || product_name;
  const prefix = locale === 'en' ? '/en' : '';
  const query = new URLSearchParams({ token });
  const productUrl = shopPage(deps, `${prefix}/product/${sku}`);
  const stopUrl = shopPage(deps, `${prefix}/back-in-stock/stop`, query);
  const price = said.price(shownAmount.format(inPounds(retail_price_pt)));
  return {
    to: email,
    subject: said.subject(title),
    text: [
      said.greeting,
      `${said.back}\n${title}\n${price}`,
      productUrl,
      said.hurry,
      `${said.why}\n${said.stop}: ${stopUrl}`,
    ].join('\n\n'),
    html: page({ locale, title, price, productUrl, stopUrl }),
    headers: {
      // RFC 8058: the mail program unsubscribes with one POST, without opening a page.
      'List-Unsubscribe': `<${shopPage(deps, '/api/back-in-stock/stop', query)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

interface Shown {
  locale: 'ar' | 'en';
  title: string;
  price: string;
  productUrl: string;
  stopUrl: string;
}

function page({ locale, ...shown }: Shown): string {
  const said = words[locale];
  const [title, price, productUrl, stopUrl] = [
    shown.title,
    shown.price,
    shown.productUrl,
    shown.stopUrl,
  ].map(escaped);
  const quiet = 'margin: 0 0 8px; color: #5f6670; font-size: 14px';
  return `<!doctype html>
<html lang="${locale}" dir="${said.direction}">
  <head>
    <meta http-equiv="Content-Type" content="text/html; charset=utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(said.subject(shown.title))}</title>
  </head>
  <body style="max-width: 560px; margin: 0 auto; padding: 24px 16px; background: #ffffff; color: #1c2024; font-family: Tahoma, Arial, sans-serif; font-size: 16px; line-height: 1.7">
    <p style="margin: 0 0 24px; font-size: 20px; font-weight: bold; color: #0f5c4d">${said.brand}</p>
    <p style="margin: 0 0 16px">${said.greeting} ${said.back}</p>
    <h1 style="margin: 0 0 4px; font-size: 22px; line-height: 1.5"><bdi>${title}</bdi></h1>
    <p style="margin: 0 0 24px"><bdi>${price}</bdi></p>
    <p style="margin: 0 0 24px"><a href="${productUrl}" style="display: inline-block; padding: 12px 24px; background: #0f5c4d; color: #ffffff; text-decoration: none; font-weight: bold">${said.button}</a></p>
    <p style="${quiet}">${said.hurry}</p>
    <hr style="margin: 24px 0; border: 0; border-top: 1px solid #d9dde2">
    <p style="${quiet}">${said.why}</p>
    <p style="${quiet}"><a href="${stopUrl}" style="color: #0f5c4d">${said.stop}</a></p>
  </body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
