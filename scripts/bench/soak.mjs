import { readFileSync } from 'node:fs';
import { startTestShop } from '../test-shop/test-shop.mjs';
import { mostMemoryGrowth } from './budgets.mjs';
import { openClient } from './load/client.mjs';
import { eachAtOnce } from './load/each-at-once.mjs';
import { asShare, note } from './table.mjs';

const visits = 5_000;
/** After these visits the caches are full, and the code is compiled. */
const settled = 1_000;
const atOnce = 4;

/** Bytes of main memory that a process occupies, as Linux counts them. */
function memoryOf(pid) {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1024;
}

/**
 * Visits pages that no cache has, and compares the memory of the server after the first thousand with that after all:
 * leaks add up.
 */
export async function measureSoak(context) {
  if (process.platform !== 'linux') return console.log('Left out: it reads the memory from /proc.');
  const shop = await startTestShop(context);
  const { pid } = await shop.open();
  const client = openClient();
  context.cleanUps.push(client.close);
  const { SHOP_URL } = shop.env;
  const pages = {
    searches: (number) => `${SHOP_URL}/shop?q=soak${number}`,
    'sign-in pages': (number) => `${SHOP_URL}/login?redirect=/product/X-${number}`,
  };
  for (const [name, address] of Object.entries(pages)) {
    const visit = async (url) => {
      const { status } = await client.send(url);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
    };
    const addresses = Array.from({ length: visits }, (_, number) => address(number));
    await eachAtOnce(addresses.slice(0, settled), atOnce, visit);
    const before = memoryOf(pid());
    await eachAtOnce(addresses.slice(settled), atOnce, visit);
    const times = memoryOf(pid()) / before;
    note(
      `memory after ${visits} ${name} / after ${settled}`,
      times,
      { most: mostMemoryGrowth },
      asShare,
    );
  }
}
