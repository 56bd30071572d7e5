import { expect, test } from '@jest/globals';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { localizeProduct } from '@/lib/catalogue/localized-product';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { shopTimeZone } from '@/lib/i18n/formats';
import en from '@/messages/en.json' with { type: 'json' };
import { ShareRow } from './share-row';

function served(name_en: string) {
  return renderToString(
    <NextIntlClientProvider locale="en" messages={en} timeZone={shopTimeZone}>
      <ShareRow product={localizeProduct(productFixture({ name_en }), 'en')} />
    </NextIntlClientProvider>,
  );
}

test.each(['Nuwwar', 'A {title} of $& and 100 %', '<b>'])('%s is sent to WhatsApp', (name) => {
  const [, address = ''] = /href="([^"]+)"/.exec(served(name)) ?? [];
  expect(new URL(address.replaceAll('&amp;', '&')).searchParams.get('text')).toBe(
    `${name} - Nuwwar Press - Biology for EGP 345\n` +
      'https://shop.example/en/product/BIO-3-NWR-EXP',
  );
});

test('shows the copy button before the scripts have loaded, but not as ready', () => {
  expect(served('Nuwwar').match(/<button data-slot="button"[^>]*disabled=""/g)).toHaveLength(1);
});
