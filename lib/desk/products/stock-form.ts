import { z } from 'zod';
import { readPounds, readWhole } from '../entry/read-amount';

const mostCopies = 1_000_000;
const dearest = 100_000_000;

/** The stock of a product. Error messages are keys of the messages under `deskProducts.faults`. */
export const stockFormSchema = z
  .object({
    counted: z.boolean(),
    onHand: z.string(),
    reason: z.string().trim().max(300),
  })
  .transform(({ counted, onHand, reason }, context) => {
    const count = counted ? readWhole(onHand) : null;
    const isCount = !counted || (count !== null && count <= mostCopies);
    // All errors are reported at once.
    if (!isCount) context.addIssue({ code: 'custom', path: ['onHand'], message: 'count' });
    if (reason === '') context.addIssue({ code: 'custom', path: ['reason'], message: 'reason' });
    return { onHand: count, reason };
  });

export const priceFormSchema = z.object({ price: z.string() }).transform(({ price }, context) => {
  const piastres = readPounds(price);
  if (piastres === null || piastres < 1 || piastres > dearest) {
    context.addIssue({ code: 'custom', path: ['price'], message: 'price' });
    return z.NEVER;
  }
  return { pricePt: piastres };
});
