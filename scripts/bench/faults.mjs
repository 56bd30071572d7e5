import { setTimeout as sleep } from 'node:timers/promises';
import { siteUnderLoad } from './load/site-under-load.mjs';
import { trial } from './load/trial.mjs';
import { asMilliseconds, note } from './table.mjs';
import { temporarySite } from './temporary-site.mjs';

const firstPort = 3_380;
const rate = 20;
const none = { most: 0 };
const calm = { rate: 10, pricesASecond: 1 };

/** What happens to a site, and for how many seconds visitors arrive at least. */
const trialsOf = (site) => ({
  'prices change': { seconds: 60 },
  'a server is killed': {
    seconds: 20,
    happens: async () => {
      await sleep(3_000);
      site.servers()[0].kill('SIGKILL');
    },
  },
  'Redis is restarted': { seconds: 15, happens: () => site.redis.restart() },
  'Redis hangs for 30 s': { seconds: 40, happens: () => site.redis.pause(30_000) },
  // Four servers share the cores then: every changed price would render all lists again on each.
  'a release': { ...calm, seconds: 10, happens: () => site.release({ warmForMs: 20_000 }) },
  'the way back': { ...calm, seconds: 10, happens: () => site.rollback({ warmForMs: 20_000 }) },
});

/** Lets visitors arrive while prices change ten times a second, and parts of the site fail one after the other. */
export async function measureFaults({ root, report, cleanUps, signal }) {
  const { site } = await temporarySite('faults', { root, firstPort, report, cleanUps, signal });
  const load = await siteUnderLoad(site, { root, shoppers: 60 });
  cleanUps.push(load.close);
  await load.offer({ bases: [site.url], rate: 40, seconds: 15 });

  for (const [name, plan] of Object.entries(trialsOf(site))) {
    report(`${name} …`);
    const servers = site.servers().map(({ port }) => `http://127.0.0.1:${port}`);
    // Who is killed or replaced cannot be asked itself.
    const watched = plan.happens ? [site.url] : [...servers, site.url];
    const tried = await trial(site, load, { rate, watched, ...plan });
    for (const one of [...tried.failures, ...tried.refusals].slice(0, 5))
      report(JSON.stringify(one));
    note(`${name}: requests`, tried.requests);
    note(`${name}: failed`, tried.failures.length, none);
    note(`${name}: p95`, tried.p95, {}, asMilliseconds);
    note(
      `${name}: oldest price`,
      tried.prices.worstMs,
      plan.happens ? {} : { most: 2_000 },
      asMilliseconds,
    );
    note(`${name}: orders lost or double`, tried.orders.lost + tried.orders.double, none);
    note(`${name}: contradictions`, tried.orders.wrong.length, none);
    await load.forgetOrders();
  }
}
