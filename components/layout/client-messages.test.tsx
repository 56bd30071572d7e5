/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider, useMessages } from 'next-intl';
import type { ReactElement } from 'react';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import type { Locale } from '@/lib/i18n/locale';

jest.unstable_mockModule('next-intl/server', () => ({
  getLocale: () => Promise.resolve('ar'),
  getMessages: ({ locale }: { locale: Locale }) => Promise.resolve(locale === 'ar' ? ar : en),
}));
const { ClientMessages } = await import('./client-messages');
const { RouteMessages } = await import('./route-messages');

afterEach(cleanup);

type Provider = ReactElement<{ locale: Locale; messages: Partial<typeof ar> }>;
const providerOf = async (props: Partial<Parameters<typeof ClientMessages>[0]>) =>
  (await ClientMessages({ children: null, ...props })) as Provider;
const everywhere = ['cart', 'common', 'errors', 'layout'];

test('sends only the messages of the layout’s client components for every page', async () => {
  const { messages } = (await providerOf({})).props;
  expect(Object.keys(messages).sort()).toEqual(everywhere);
  expect(messages.layout).toBe(ar.layout);
});

test('sends the messages of a route’s own client components, and none twice', async () => {
  const { messages } = (await providerOf({ namespaces: ['checkout', 'payments'] })).props;
  expect(Object.keys(messages).sort()).toEqual(['checkout', 'payments']);
});

test('sends all messages in the language of a route that differs from its address', async () => {
  const { locale, messages } = (await providerOf({ locale: 'en', namespaces: ['payments'] })).props;
  expect(locale).toBe('en');
  expect(Object.keys(messages).sort()).toEqual([...everywhere, 'payments'].sort());
  expect(messages.payments).toBe(en.payments);
});

test('adds a route’s messages to those of the layout', () => {
  let names: string[] = [];
  function Island() {
    names = Object.keys(useMessages());
    return null;
  }
  render(
    <NextIntlClientProvider locale="ar" messages={{ layout: ar.layout }}>
      <RouteMessages locale="ar" messages={{ checkout: ar.checkout }}>
        <Island />
      </RouteMessages>
    </NextIntlClientProvider>,
  );
  expect(names.sort()).toEqual(['checkout', 'layout']);
});
