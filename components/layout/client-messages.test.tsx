import { expect, jest, test } from '@jest/globals';
import type { ReactElement } from 'react';
import ar from '@/messages/ar.json';

jest.unstable_mockModule('next-intl/server', () => ({ getMessages: () => Promise.resolve(ar) }));
const { ClientMessages } = await import('./client-messages');

type Provider = ReactElement<{ messages: Partial<typeof ar> }>;
const sentBy = async (props: Partial<Parameters<typeof ClientMessages>[0]>) => {
  const provider = (await ClientMessages({ children: null, ...props })) as Provider;
  return provider.props.messages;
};

test('around every page only what the islands there say is sent', async () => {
  const sent = await sentBy({});
  expect(Object.keys(sent).sort()).toEqual(['cart', 'common', 'errors', 'layout']);
  expect(sent.layout).toBe(ar.layout);
});

test('a route adds what its own islands say, and keeps the rest: a provider takes the place of the one around it', async () => {
  const sent = await sentBy({ namespaces: ['checkout', 'payments'] });
  expect(Object.keys(sent).sort()).toEqual([
    ...['cart', 'checkout', 'common', 'errors', 'layout', 'payments'],
  ]);
  expect(sent.payments).toBe(ar.payments);
});
