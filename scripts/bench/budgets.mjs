const kibibytes = (count) => count * 1024;

/** Bytes on the wire of a first visit, by page. An empty page of Next's has 134 KiB of scripts. */
export const weightBudgets = {
  shop: {
    script: kibibytes(175),
    total: kibibytes(350),
    html: kibibytes(40),
    flightShare: 1 / 3,
    css: kibibytes(15),
    font: kibibytes(35),
    fonts: 1,
  },
  product: {
    script: kibibytes(175),
    total: kibibytes(230),
    requests: 20,
    html: kibibytes(12),
    flightShare: 1 / 3,
    css: kibibytes(15),
    font: kibibytes(35),
    fonts: 1,
  },
};

/** Scores are of 100, times in milliseconds. */
export const lighthouseBudgets = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  'largest-contentful-paint': { most: 1_600 },
  'cumulative-layout-shift': { most: 0 },
  'total-blocking-time': { most: 80 },
};

/**
 * What depends on the machine's speed: by how much a page may be worse than the empty page of the same run, where the
 * empty page itself comes too near the budget.
 */
export const overEmptyPage = { performance: 2, 'total-blocking-time': 80 };

/** Requests a second of a cached page, as a share of those of an empty static page. */
export const leastThroughputShare = 0.7;

/** Time with 100,000 products over time with 1,000. */
export const mostGrowth = 1.3;

/** Milliseconds from a provider's notification to the order's next status, a thousand at fifty at once, at the median. */
export const mostToProcessing = 2_000;
