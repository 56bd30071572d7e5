import type { Page } from '@playwright/test';
import { at } from '../fixtures/http.ts';
import { interactive } from '../fixtures/interactive.ts';
import { readRoutes } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/signed-in.ts';

/** The browser's reports about everything that a policy has blocked. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

test(
  'hydrates every page without violating its policy',
  { tag: '@core-desktop' },
  async ({ page, open, expectedTrouble }) => {
    test.setTimeout(240_000);
    expectedTrouble.push(/404/);
    const violations = await violationsOf(page);
    const routes = (await readRoutes()).map(({ path }) => path);
    const own = ['/checkout', '/profile', '/profile/orders'];
    for (const path of [...routes, ...own]) {
      await open(path);
      await interactive(page);
      expect([path, violations]).toEqual([path, []]);
    }
  },
);

test(
  'opens pages with a nonce from cached ones without loading a document',
  { tag: '@core-desktop' },
  async ({ page, open, language, context, t }) => {
    await context.clearCookies();
    const violations = await violationsOf(page);
    await open('/about?utm_source=x#values');
    await interactive(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const goto = async (path: string) => {
      await page.evaluate(
        (to) => {
          const { next } = window as unknown as {
            next: { router: { push: (path: string) => void } };
          };
          next.router.push(to);
        },
        at(language, path),
      );
      await page.waitForURL((url) => url.pathname + url.search === at(language, path));
    };
    for (const path of ['/login?redirect=/cart', '/signup', '/reset-password', '/shop?q=test']) {
      await goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    // Back to the address of the first page, which is not in the server's HTML.
    for (let step = 0; step < 4; step += 1) await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/about')}\\?utm_source=x#values$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('about.heading'));
    expect(violations).toEqual([]);
  },
);

test(
  'does not run what was injected into a page',
  { tag: '@core-desktop' },
  async ({ page, open, expectedTrouble }) => {
    expectedTrouble.push(/Content Security Policy/);
    for (const path of ['/about', '/login']) {
      await open(path);
      const ran = await page.evaluate(async () => {
        const isRefused = (directive: string) =>
          new Promise((resolve) => {
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
              if (effectiveDirective === directive) resolve(true);
            });
          });
        const refused = ['script-src-elem', 'script-src-attr'].map(isRefused);
        const hasRun = new Promise((resolve) => {
          Object.defineProperty(window, 'hasRun', { set: resolve });
        });
        const script = document.createElement('script');
        script.textContent = 'window.hasRun = true';
        document.body.append(script);
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="x:" onerror="window.hasRun = true">',
        );
        return Promise.race([hasRun, Promise.all(refused).then(() => false)]);
      });
      expect([path, ran]).toEqual([path, false]);
    }
  },
);
