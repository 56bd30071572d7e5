/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { fontPath, fontScript } from './font-script.mjs';

type Device = { connection?: object; serviceWorker?: { controller: object | null } };

const link = () => document.querySelector<HTMLLinkElement>('link[rel="preload"]');

function isPreloaded(device: Device): boolean {
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { value, configurable: true });
  const script = document.createElement('script');
  script.textContent = fontScript;
  document.head.append(script);
  return link() !== null;
}

const quick = { saveData: false, rtt: 50, downlink: 10 };
const withoutWorker = { controller: null };

const keepsDeviceFont = () => document.documentElement.dataset['font'] === 'device';

afterEach(() => {
  link()?.remove();
  delete document.documentElement.dataset['font'];
  for (const name of ['connection', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
});

test('preloads the font as browsers request it for text', () => {
  expect(isPreloaded({ connection: quick, serviceWorker: withoutWorker })).toBe(true);
  expect(link()?.getAttribute('href')).toBe(fontPath);
  expect(link()).toMatchObject({ as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  expect(keepsDeviceFont()).toBe(false);
});

test('preloads the font in a browser that does not describe its connection', () => {
  expect(isPreloaded({})).toBe(true);
});

test.each([
  ['takes long to respond', { rtt: 300 }],
  ['transfers little', { downlink: 1.4 }],
  ['should save data', { saveData: true }],
])('keeps the font of the device on a connection that %s', (_, difference) => {
  const connection = { ...quick, ...difference };
  expect(isPreloaded({ connection, serviceWorker: withoutWorker })).toBe(false);
  expect(keepsDeviceFont()).toBe(true);
});

test('preloads the font on a slow connection once it is on the device', () => {
  const connection = { ...quick, rtt: 300 };
  expect(isPreloaded({ connection, serviceWorker: { controller: {} } })).toBe(true);
  expect(keepsDeviceFont()).toBe(false);
});
