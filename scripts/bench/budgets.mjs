const kibibytes = (count) => count * 1024;

/**
 * Bytes on the wire of a first visit, by page. `html` is the document with gzip, which is more than what is sent: with
 * Brotli the front page's 45 KiB are 35 and a product page's 29 are 25. The aim for a product page is 25 with gzip; the
 * excess is the second copy of layout, head and structured data in the component data that Next.js writes for every
 * server component. `css` is 0 because style sheets are in the page. An empty Next.js page has 134 KiB of scripts.
 * Pages without a specified budget (`/cart`, `/checkout`, `/profile`) have the measured size plus a margin.
 */
export const weightBudgets = {
  shop: {
    script: kibibytes(175),
    total: kibibytes(350),
    html: kibibytes(46),
    css: 0,
    font: kibibytes(35),
    fonts: 1,
  },
  product: {
    script: kibibytes(175),
    total: kibibytes(230),
    requests: 20,
    html: kibibytes(30),
    css: 0,
    font: kibibytes(35),
    fonts: 1,
  },
  cart: { script: kibibytes(200), font: kibibytes(35), fonts: 1 },
  checkout: { script: kibibytes(302), font: kibibytes(35), fonts: 1 },
  profile: { script: kibibytes(270), css: 0, font: kibibytes(35), fonts: 1 },
};

/**
 * First visits under applied throttling, as multiples of the empty page in the same run: `paint`, first and largest;
 * `mainThread`, all work of the main thread.
 */
export const paintBudgets = {
  shop: { paint: 1.6, mainThread: 2.5 },
  product: { paint: 1.4, mainThread: 2 },
  others: { paint: 1.4 },
};

/** Milliseconds that a page may block the main thread longer than the empty page. */
export const blockingOverEmptyPage = 100;

/** Milliseconds after a tap, with the CPU slowed down four times. */
export const tapBudgets = { visible: 100, nextPaint: 200 };

/**
 * Milliseconds from a tap on a book to its painted heading, under applied throttling: on a first visit, and for a page
 * that the router has; bytes that a list loads in advance.
 */
export const navigationBudgets = { first: 1_300, seen: 400, extraBytes: kibibytes(30) };

/** Lighthouse scores out of 100, with simulated throttling. */
export const scoreBudgets = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** The desk's pages: they are not for search engines. */
export const deskScoreBudgets = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** Milliseconds for an ordinary response of the backend while somebody tries to slow it down. */
export const mostUnderAttack = 200;

/** Milliseconds to start packing 200 orders, and to ship them by one upload, which is checked first. */
export const mostForParcels = 5_000;

/** How far below the empty page's performance score a page may be, if that score is itself near the budget. */
export const performanceUnderEmptyPage = 5;

/**
 * Requests per second for cached pages, as multiples of an empty static page: for one address, and for many in turn.
 */
export const leastThroughput = { oneAddress: 10, manyAddresses: 3 };

/**
 * A server that shares its cache through Redis, as a share of one that does not: repeating pages that are in its
 * memory, and reading pages for the first time that only Redis has.
 */
export const sharedCacheBudgets = { inMemory: 0.9, fromRedis: 0.5 };

/**
 * Pages that are rendered for the first time: processor time as a multiple of the empty page's first render, the
 * backend included; and milliseconds for a cached page while 2,000 unseen pages are read, eight at a time.
 */
export const coldBudgets = { timesEmptyPage: 2, cachedPageP95: 50 };

/** Duration with 100,000 products divided by duration with 1,000. */
export const mostGrowth = 1.3;

/** Milliseconds until the backend has returned suggestions, with the largest catalogue. */
export const suggestionP95 = 50;

/** Milliseconds from a provider's notification to the order's next status; the median of a thousand, fifty at once. */
export const mostToProcessing = 2_000;

/** Precision at five of the judged queries over the sample catalogue, spelt right and misspelt. */
export const relevanceFloors = { right: 0.9, misspelt: 0.8 };

/**
 * The 95th percentile of create-order with 200 shoppers at the checkout divided by that of one alone, on PostgreSQL.
 */
export const mostCheckoutGrowth = 3;

/** The memory of a server after five thousand visits divided by that after one thousand. */
export const mostMemoryGrowth = 1.2;

/** Milliseconds within which 19 of 20 pages of two servers are sent while a price changes, up to ten times a second. */
export const priceChangeBudget = 300;

/** How long a replaced price may still be shown, in milliseconds. */
export const oldestPriceBudget = 2_000;

/** Two servers against one: throughput where there are cores for both, else processor time for a request. */
export const loadBudgets = { leastGain: 1.7, mostCost: 1.1 };

/** Peak memory while a feed of 100,000 products is built, divided by the peak of its first quarter. */
export const mostFeedGrowth = 1.3;
