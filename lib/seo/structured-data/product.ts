import { isValidIsbn13 } from '@/lib/catalogue/isbn';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { absoluteUrl, pageUrl } from '../addresses';
import { returnPolicy, shippingDetails, storeId } from './store';

const schemaAvailability = (available: boolean) =>
  `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`;

function ownerNodes({ name, kind }: LocalizedProduct['owner']) {
  const role = kind === 'publisher' ? 'publisher' : 'author';
  const type = role === 'publisher' ? 'Organization' : 'Person';
  const node = { '@type': type, name };
  return {
    [role]: node,
    brand: { '@type': 'Brand', name },
    manufacturer: { '@type': 'Organization', name },
  };
}

function offerNode(product: LocalizedProduct, locale: Locale, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: product.retail_price.toFixed(2),
    priceCurrency: 'EGP',
    availability: schemaAvailability(product.available),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'OnlineStore', '@id': storeId(), name: brandName(locale) },
    shippingDetails: shippingDetails(),
    hasMerchantReturnPolicy: returnPolicy(),
  };
}

/** Product and Book in one node, with its only offer. Everything in it is also visible on the page. */
export function productNode(product: LocalizedProduct, locale: Locale) {
  const url = pageUrl(locale, `/product/${product.sku}`);
  const { description, grade, subject } = product;
  const isbn = product.isbn && isValidIsbn13(product.isbn) ? product.isbn : null;
  return {
    '@type': ['Product', 'Book'],
    '@id': `${url}#product`,
    name: titleOf(product),
    url,
    sku: product.sku,
    ...(product.image_url && { image: [absoluteUrl(product.image_url)] }),
    ...(description && { description }),
    ...ownerNodes(product.owner),
    ...(isbn && { isbn, gtin13: isbn }),
    inLanguage: 'ar',
    bookFormat: 'https://schema.org/Paperback',
    category: product.category.name,
    ...(product.edition_year && { bookEdition: String(product.edition_year) }),
    ...(product.pages && { numberOfPages: product.pages }),
    ...(grade && { educationalLevel: grade }),
    ...(subject && { about: subject.name }),
    offers: offerNode(product, locale, url),
  };
}
