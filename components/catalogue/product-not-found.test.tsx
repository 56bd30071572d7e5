/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { failureWords } from '@/components/feedback/failure-words';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { FailureWordsContext } from '@/components/feedback/use-failure-words';
import { brandName } from '@/lib/env/brand';
import { locales } from '@/lib/i18n/locale';
import { LocaleProvider } from '@/lib/i18n/locale-context';

jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({}) }));
const { ProductNotFound } = await import('./product-not-found');

afterEach(cleanup);

test.each(locales)(
  'what is not found says so in %s, with the shop’s name in its title',
  (locale) => {
    const words = failureWords[locale];
    const show = (what: 'page' | 'product') => {
      cleanup();
      render(
        <LocaleProvider locale={locale}>
          <FailureWordsContext value={words}>
            {what === 'page' ? <NotFoundScreen /> : <ProductNotFound />}
          </FailureWordsContext>
        </LocaleProvider>,
      );
      return [document.title, screen.getByRole('heading', { level: 1 }).textContent];
    };
    const brand = brandName(locale);
    expect(show('page')).toEqual([`${brand} | ${words.notFoundTitle}`, words.notFound]);
    expect(show('product')).toEqual([`${words.productNotFound} | ${brand}`, words.productNotFound]);
  },
);
