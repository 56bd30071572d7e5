/** A cheap phone, as Playwright sets up a browser. */
export const cheapPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
