import { expect, test } from '@jest/globals';
import { chatwootRoutes, sandboxWebsiteToken } from './chatwoot/chatwoot.ts';
import { widgetWords } from './chatwoot/widget-words.ts';

const routes = chatwootRoutes(['http://localhost:3000']);
const get = (path: string) => routes.request(`/sandbox/chatwoot${path}`);

test('serves the script at Chatwoot’s path', async () => {
  const answer = await get('/packs/js/sdk.js');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(await answer.text()).toContain('window.chatwootSDK');
});

test('opens the conversation only for its website token, and only within the shop', async () => {
  expect((await get('/widget?website_token=other')).status).toBe(404);
  const page = await get(`/widget?website_token=${sandboxWebsiteToken}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' http://localhost:3000",
  );
  expect(await page.text()).toContain(widgetWords.en.banner);
});

test('has the same texts in both languages', () => {
  expect(Object.keys(widgetWords.en)).toEqual(Object.keys(widgetWords.ar));
});
