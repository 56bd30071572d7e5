import { inlineScript } from '../../lib/http/inline-script.mjs';
import { choosePaymob, fawryReady, openCheckout, payButton } from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';

test(
  'loads nothing from others but the script of the chosen provider',
  { tag: '@phone' },
  async ({ page, t, language }) => {
    const own = new Set([stack.shopUrl, stack.backendUrl]);
    const foreign: string[] = [];
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (!own.has(origin) && origin !== 'null') foreign.push(request.url());
      if (pathname.startsWith('/sandbox/')) scripts.push(pathname.split('/').at(-1) ?? '');
    });
    await openCheckout(page, language, [1]);
    await fawryReady(page);
    expect(scripts.sort()).toEqual(['fawrypay-payments.css', 'fawrypay-payments.js']);
    expect(foreign).toEqual([]);

    // With Paymob selected before the page opens, Fawry's script is not loaded.
    await choosePaymob(page, t, 'card');
    scripts.length = 0;
    await page.reload();
    await expect(page.getByRole('radio', { name: t('payments.paymob.name') })).toBeChecked();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    expect(foreign).toEqual([]);
  },
);

test(
  'applies the checkout’s own policy, whatever page leads there',
  { tag: '@phone' },
  async ({ page, t, language }) => {
    await openCheckout(page, language, [1]);
    // Scripts without a nonce are the shop's own files or the layout's script.
    const strangers = await page.evaluate(
      (known) =>
        [...document.scripts]
          .filter(({ nonce, src }) => nonce === '' && !src.startsWith(location.origin))
          .filter(({ textContent }) => textContent !== known)
          .map((script) => script.outerHTML.slice(0, 100)),
      inlineScript,
    );
    expect(strangers).toEqual([]);
    await page.goto(at(language, '/cart'));
    const policy = page.waitForResponse(
      (response) =>
        response.request().resourceType() === 'document' &&
        new URL(response.url()).pathname === at(language, '/checkout'),
    );
    await page.waitForFunction(() => 'next' in window && 'router' in (window.next as object));
    await page.evaluate(
      (path) => {
        (
          window as unknown as { next: { router: { push: (to: string) => void } } }
        ).next.router.push(path);
      },
      at(language, '/checkout'),
    );
    expect((await policy).headers()['content-security-policy']).toMatch(/'nonce-/);
    await expect(payButton(page)).toBeVisible();
    expect(await payButton(page).innerText()).toContain(t('payments.pay.fawry'));
  },
);
