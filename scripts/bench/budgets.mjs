const kibibytes = (count) => count * 1024;

/**
 * Bytes on the wire of a first visit, by page; `html` is the document gzipped, which is more than what is sent: Brotli makes
 * 35 KiB of the front page's 45 and 25 of a product page's 29. The aim for a product page is 25, gzipped; what is above it is
 * the frame's, the head's and the structured data's second copy in the component data, which Next writes for every server
 * component. An empty page of Next's has 134 KiB of scripts. Where a page has no budget of its own (`/cart`, `/checkout`,
 * `/profile`), it is what was measured and a little.
 */
export const weightBudgets = {
  shop: {
    script: kibibytes(175),
    total: kibibytes(350),
    html: kibibytes(46),
    font: kibibytes(35),
    fonts: 1,
  },
  product: {
    script: kibibytes(175),
    total: kibibytes(230),
    requests: 20,
    html: kibibytes(30),
    font: kibibytes(35),
    fonts: 1,
  },
  cart: { script: kibibytes(205), font: kibibytes(35), fonts: 1 },
  checkout: { script: kibibytes(340), font: kibibytes(35), fonts: 1 },
  profile: { script: kibibytes(300), font: kibibytes(35), fonts: 1 },
};

/** What a phone shows under applied throttling; milliseconds but for the shift. */
export const paintBudgets = {
  'first-contentful-paint': 1_100,
  'largest-contentful-paint': 1_100,
  'cumulative-layout-shift': 0,
};

/**
 * On a page of one subject, owner or category the first covers are in the first screen, and are its largest paint: a second
 * round trip of 560 ms after the document. Written into the document they would hold back the first paint.
 */
export const landingPaintBudgets = { ...paintBudgets, 'largest-contentful-paint': 1_500 };

/** The first paint of the empty page where the paints' budgets were set: a slower machine's grow with its own. */
export const emptyPagePaint = 700;

/** Milliseconds that a page's scripts may hold the main thread longer than the empty page's. */
export const blockingOverEmptyPage = 100;

/** Milliseconds after a tap, on a processor that is slowed down to a quarter. */
export const tapBudgets = { visible: 100, nextPaint: 200 };

/** Lighthouse's scores of 100 under simulated throttling. */
export const scoreBudgets = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** By how much a page's performance may be below the empty page's where that comes near the budget itself. */
export const performanceUnderEmptyPage = 5;

/** Requests a second of cached pages, as multiples of those of an empty static page: one address, and many in turns. */
export const leastThroughput = { oneAddress: 10, manyAddresses: 3 };

/** Time with 100,000 products over time with 1,000. */
export const mostGrowth = 1.3;

/** Milliseconds from a provider's notification to the order's next status, a thousand at fifty at once, at the median. */
export const mostToProcessing = 2_000;
