import { brandName, contact } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { handlingDays, returnDays, transitDays } from '@/lib/policies/policies';
import { absoluteUrl, pageUrl } from '../addresses';

const businessDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];

const days = ({ from, to }: { from: number; to: number }) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

export const returnPolicy = () => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'EG',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
});

export const shippingDetails = () => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'EG' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(handlingDays),
    transitTime: days(transitDays),
    // The days counted above.
    businessDays: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: businessDays.map((day) => `https://schema.org/${day}`),
    },
  },
});

export const storeId = () => `${absoluteUrl('/')}#store`;

/** The shop itself, on the first page of the list. */
export function storeNode(locale: Locale) {
  return {
    '@type': 'OnlineStore',
    '@id': storeId(),
    name: brandName(locale),
    url: pageUrl(locale, '/shop'),
    logo: absoluteUrl('/websites/shop/icons/icon-512.png'),
    areaServed: 'EG',
    hasMerchantReturnPolicy: returnPolicy(),
    ...(contact.socialUrl && { sameAs: [contact.socialUrl] }),
    ...((contact.phone ?? contact.email) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        areaServed: 'EG',
        availableLanguage: ['ar', 'en'],
        ...(contact.phone && { telephone: contact.phone }),
        ...(contact.email && { email: contact.email }),
      },
    }),
  };
}

export function websiteNode(locale: Locale) {
  return {
    '@type': 'WebSite',
    name: brandName(locale),
    url: pageUrl(locale, '/shop'),
    inLanguage: locale,
    publisher: { '@id': storeId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${pageUrl(locale, '/shop')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
