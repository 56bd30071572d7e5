import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { productFacts, type ProductFacts } from '../product-facts';
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

function offerNode({ url, price, currency, available }: ProductFacts, locale: Locale) {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: currency,
    availability: schemaAvailability(available),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'OnlineStore', '@id': storeId(), name: brandName(locale) },
    shippingDetails: shippingDetails(),
    hasMerchantReturnPolicy: returnPolicy(),
  };
}

/** Product and Book in one node, with its only offer. Everything in it is also visible on the page. */
export function productNode(product: LocalizedProduct, locale: Locale) {
  const facts = productFacts(product, locale);
  const { url, isbn } = facts;
  const images = [...(facts.image ? [facts.image] : []), ...facts.pictures];
  const { description, grade, subject } = product;
  return {
    '@type': ['Product', 'Book'],
    '@id': `${url}#product`,
    name: facts.title,
    url,
    sku: product.sku,
    ...(images.length > 0 && { image: images }),
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
    offers: offerNode(facts, locale),
  };
}
