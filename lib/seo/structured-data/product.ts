import { displayTitle, inLocale, type Product } from '@/lib/catalogue/product';
import { isValidIsbn13 } from '@/lib/catalogue/isbn';
import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { absoluteUrl, pageUrl } from '../addresses';
import { returnPolicy, shippingDetails, storeId } from './store';

const schemaAvailability = (available: boolean) =>
  `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`;

function ownerNodes(product: Product, locale: Locale) {
  const name = inLocale(locale, product.product_owner_name, product.product_owner_name_en);
  const role = product.product_owner_kind === 'publisher' ? 'publisher' : 'author';
  const type = role === 'publisher' ? 'Organization' : 'Person';
  const node = { '@type': type, name };
  return {
    [role]: node,
    brand: { '@type': 'Brand', name },
    manufacturer: { '@type': 'Organization', name },
  };
}

function offerNode(product: Product, locale: Locale, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: product.retail_price.toFixed(2),
    priceCurrency: 'EGP',
    availability: schemaAvailability(product.available),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'OnlineStore', '@id': storeId(), name: brandName(locale) },
    shippingDetails,
    hasMerchantReturnPolicy: returnPolicy,
  };
}

/** Product and Book on one node, with the only offer there is. All of it is also written on the page. */
export function productNode(product: Product, locale: Locale, gradeName: string | null) {
  const url = pageUrl(locale, `/product/${product.sku}`);
  const subject = inLocale(locale, product.subject_name, product.subject_name_en);
  const description = inLocale(locale, product.description, product.description_en);
  const isbn = product.isbn && isValidIsbn13(product.isbn) ? product.isbn : null;
  return {
    '@type': ['Product', 'Book'],
    '@id': `${url}#product`,
    name: displayTitle(product, locale),
    url,
    sku: product.sku,
    ...(product.image_url && { image: [absoluteUrl(product.image_url)] }),
    ...(description && { description }),
    ...ownerNodes(product, locale),
    ...(isbn && { isbn, gtin13: isbn }),
    inLanguage: 'ar',
    bookFormat: 'https://schema.org/Paperback',
    category: inLocale(locale, product.category_name, product.category_name_en),
    ...(product.edition_year && { bookEdition: String(product.edition_year) }),
    ...(product.pages && { numberOfPages: product.pages }),
    ...(gradeName && { educationalLevel: gradeName }),
    ...(subject && { about: subject }),
    offers: offerNode(product, locale, url),
  };
}
