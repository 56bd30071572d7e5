import * as z from 'zod/mini';
import { readPounds, readWhole } from '../entry/read-amount';

const mostCopies = 1_000_000;
const dearest = 100_000_000;

/** The stock of a product. Error messages are keys of the messages under `deskProducts.faults`. */
export const stockFormSchema = z.pipe(
  z.object({
    counted: z.boolean(),
    onHand: z.string(),
    reason: z.string().check(z.trim(), z.maxLength(300)),
  }),
  z.transform((form, { issues }) => {
    const { counted, onHand, reason } = form;
    const refuse = (field: keyof typeof form, message: string) =>
      issues.push({ code: 'custom', input: form, path: [field], message });
    const count = counted ? readWhole(onHand) : null;
    const isCount = !counted || (count !== null && count <= mostCopies);
    // All errors are reported at once.
    if (!isCount) refuse('onHand', 'count');
    if (reason === '') refuse('reason', 'reason');
    return { onHand: count, reason };
  }),
);

export const priceFormSchema = z.pipe(
  z.object({ price: z.string() }),
  z.transform((form, { issues }) => {
    const piastres = readPounds(form.price);
    if (piastres === null || piastres < 1 || piastres > dearest) {
      issues.push({ code: 'custom', input: form, path: ['price'], message: 'price' });
      return z.NEVER;
    }
    return { pricePt: piastres };
  }),
);
