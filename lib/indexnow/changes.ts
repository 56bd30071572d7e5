import { allProductsTag } from '@/lib/catalogue/cache-tags';
import { minutes } from '@/lib/time';

/**
 * Changed products: some by their SKUs, and all that have changed since a moment (in milliseconds), if there is one.
 */
export type ProductChanges = { skus: ReadonlySet<string>; since: number | null };

/** An announcement may be this late. */
const margin = minutes(15);
/** From here on, changed products are looked up by time instead. */
const mostSkus = 10_000;

/** Collects the products that cache tags name. */
export function collectChanges() {
  let skus = new Set<string>();
  let since: number | null = null;
  return {
    add(tags: readonly string[]): void {
      for (const tag of tags) {
        if (tag === allProductsTag) since ??= Date.now() - margin;
        else if (tag.startsWith('product:')) skus.add(tag.slice('product:'.length));
      }
      if (skus.size <= mostSkus) return;
      since ??= Date.now() - margin;
      skus.clear();
    },
    isEmpty: () => skus.size === 0 && since === null,
    /** The collected changes; the collection is empty afterwards. */
    take(): ProductChanges {
      const taken = { skus, since };
      skus = new Set();
      since = null;
      return taken;
    },
  };
}
