/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showWidget } from '@/public/websites/shop/chat/widget.js';

type Chat = { hasLoaded: boolean; isOpen: boolean } & Record<string, unknown>;
type ChatWindow = Window & {
  chatwootSettings?: { locale: string; hideMessageBubble: boolean };
  chatwootSDK?: { run: (options: object) => void };
  $chatwoot?: Chat;
};

const page = window as unknown as ChatWindow;
const site = { baseUrl: 'https://chat.example', websiteToken: 'abc' };
const visitor = { username: 'visitor-1', email: 'visitor-1@example.com', plan: 'basic' };
let calls: unknown[][];

const note =
  (name: string) =>
  (...values: unknown[]) =>
    calls.push([name, ...values]);

/** Simulates what Chatwoot's script creates; the test decides when its frame is ready. */
function sdk() {
  page.chatwootSDK = {
    run: (options) => {
      calls.push(['run', options]);
      page.$chatwoot = {
        hasLoaded: false,
        isOpen: false,
        setUser: note('setUser'),
        setCustomAttributes: note('setCustomAttributes'),
        setLocale: note('setLocale'),
        toggle: note('toggle'),
      };
    },
  };
}

const script = () => document.querySelector('script');
const introduced = [
  ['setUser', 'visitor-1', { name: 'visitor-1', email: 'visitor-1@example.com' }],
  ['setCustomAttributes', { plan: 'basic' }],
  ['setLocale', 'ar'],
  ['toggle', 'open'],
];

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  document.head.replaceChildren();
  delete page.$chatwoot;
});
afterEach(() => {
  jest.useRealTimers();
});

async function loaded() {
  const shown = showWidget(page, site, visitor);
  sdk();
  script()?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  await Promise.resolve();
  return shown;
}

test('passes the visitor and the Arabic locale to the widget as soon as it is ready', async () => {
  const shown = loaded();
  await jest.advanceTimersByTimeAsync(10);
  expect(script()?.src).toBe('https://chat.example/packs/js/sdk.js');
  expect(page.chatwootSettings).toMatchObject({ locale: 'ar', hideMessageBubble: true });
  expect(calls).toEqual([['run', site]]);
  window.dispatchEvent(new Event('chatwoot:ready'));
  await shown;
  expect(calls.slice(1)).toEqual(introduced);
});

test('notices within half a second that the ready event was missed', async () => {
  const shown = loaded();
  await jest.advanceTimersByTimeAsync(10);
  if (page.$chatwoot) page.$chatwoot.hasLoaded = true;
  await jest.advanceTimersByTimeAsync(500);
  await shown;
  expect(calls.slice(1)).toEqual(introduced);
});

test('gives up after twenty seconds if the widget does not become ready', async () => {
  const shown = loaded();
  const refused = expect(shown).rejects.toThrow('ready');
  await jest.advanceTimersByTimeAsync(20_100);
  await refused;
  expect(calls).toEqual([['run', site]]);
});

test('reports a script that does not load', async () => {
  const shown = showWidget(page, site, visitor);
  const refused = expect(shown).rejects.toThrow('No script');
  script()?.dispatchEvent(new Event('error'));
  await refused;
});
