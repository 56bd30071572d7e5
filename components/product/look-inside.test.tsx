import { expect, test } from '@jest/globals';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { shopTimeZone } from '@/lib/i18n/format';
import ar from '@/messages/ar.json' with { type: 'json' };
import { LookInside } from './look-inside';

test('before scripts every picture is a plain link', () => {
  const pictures = ['/a.webp', '/b.webp', '/c.webp'];
  const html = renderToString(
    <NextIntlClientProvider locale="ar" messages={ar} timeZone={shopTimeZone}>
      <LookInside title="نوّار" pictures={pictures} />
    </NextIntlClientProvider>,
  );
  for (const picture of pictures) expect(html).toContain(`href="${picture}"`);
  expect(html).not.toContain('<img');
});
