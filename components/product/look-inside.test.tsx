import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { intlWrapper } from '@/lib/i18n/render-fixture';
import { LookInside } from './look-inside';

test('lists the pictures after the first as links without scripts', () => {
  const Wrapper = intlWrapper('en');
  const markup = renderToStaticMarkup(
    <Wrapper>
      <LookInside title="Nuwwar Biology" pictures={['/1.jpg', '/2.jpg', '/3.jpg']} />
    </Wrapper>,
  );
  const list = /<noscript><ul>(.*)<\/ul><\/noscript>/.exec(markup)?.[1] ?? '';
  expect(list.match(/<li><a /g)).toHaveLength(2);
});
