/** A cheap phone, as context options of Playwright. */
export const cheapPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
