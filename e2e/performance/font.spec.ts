import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

// The worker stores the font on the device.
test.use({ serviceWorkers: 'allow' });

test('paints a first visit on a slow connection without the font, and the next one with it', async ({
  page,
  language,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 560,
    downloadThroughput: 180_000,
    uploadThroughput: 84_000,
  });
  const preloaded = page.locator('link[rel="preload"][as="font"]');
  const fontStatus = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await page.goto(at(language, '/shop'));
  await expect(preloaded).toHaveCount(0);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await fontStatus()).toEqual(['unloaded']);
  await page.goto(at(language, '/shop'));
  await expect(preloaded).toHaveCount(1);
  await expect.poll(fontStatus).toEqual(['loaded']);
});
