import { chromium } from '@playwright/test';
import { weightBudgets } from './budgets.mjs';
import { asKibibytes, asShare, note } from './table.mjs';
import { weighPage } from './page-weight.mjs';

export const cheapPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const shownAs = { requests: String, fonts: String, flightShare: asShare };

export async function measureWeights({ pages, browserPath, browserFlags }) {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  try {
    for (const [name, url] of Object.entries(pages)) {
      const weight = await weighPage(browser, url, cheapPhone);
      const budgets = weightBudgets[name];
      for (const key of [
        'script',
        'css',
        'font',
        'fonts',
        'html',
        'flightShare',
        'images',
        'total',
        'requests',
      ]) {
        const budget = budgets[key] === undefined ? {} : { most: budgets[key] };
        note(`${name}: ${key}`, weight[key], budget, shownAs[key] ?? asKibibytes);
      }
    }
  } finally {
    await browser.close();
  }
}
