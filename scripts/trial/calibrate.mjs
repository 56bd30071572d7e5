/** Visitors a second: the calibration begins and ends with these, each twice the one before. */
const rates = [2.5, 5, 10, 20, 40];
const seconds = 6;
const warmUpSeconds = 15;
/** Milliseconds within which 19 of 20 requests are answered on a machine that serves the rate. */
const mostP95 = 1_000;

/**
 * Offers more and more visitors to a site, and resolves with half of the highest rate that it served: the other
 * half is for the events of a trial. Undefined if it does not serve the lowest rate.
 *
 * @param {Pick<Awaited<ReturnType<typeof import('../bench/load/site-under-load.mjs').siteUnderLoad>>, 'offer'>} load
 * @param {string} url The site's.
 * @returns {Promise<number | undefined>}
 */
export async function visitorsASecond(load, url) {
  await load.offer({ bases: [url], rate: rates[0], seconds: warmUpSeconds });
  let served;
  for (const rate of rates) {
    const { samples, isOverrun } = await load.offer({ bases: [url], rate, seconds });
    const { all } = samples.figures();
    if (isOverrun || all.failed > 0 || all.p95 > mostP95) break;
    served = rate;
  }
  return served && served / 2;
}
