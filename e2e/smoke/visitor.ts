import { test as base } from '@playwright/test';
import { bookOnSale, type Book } from './catalogue.ts';

/** Calls that use POST and change nothing: PostgREST's functions that read, and the sum of a cart. */
const reading =
  /\/(?:rest\/v1\/rpc\/(?:shop_\w+|delivery_rates|delivery_estimate)|functions\/v1\/calculate_prices)(?:\?|$)/;
/** The telemetry of a visit. It is blocked, so that a check is not counted as a visitor. */
const telemetry = '/functions/v1/ingest-logs';

/**
 * A visitor of any deployed shop. A request that would change data there is blocked, and fails the test.
 */
export const test = base.extend<{ book: Book }, object>({
  book: async ({ request }, use) => use(await bookOnSale(request)),
  context: async ({ context }, use) => {
    const writes: string[] = [];
    // A closed page sends its last telemetry past all of Playwright's routes.
    await context.addInitScript(() => {
      Navigator.prototype.sendBeacon = () => true;
    });
    await context.route('**/*', (route, request) => {
      const [method, address] = [request.method(), request.url()];
      if (['GET', 'HEAD', 'OPTIONS'].includes(method) || reading.test(address))
        return route.continue();
      if (!address.includes(telemetry)) writes.push(`${method} ${address}`);
      return route.abort();
    });
    await use(context);
    if (writes.length > 0) throw new Error(`The page tried to write:\n${writes.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
