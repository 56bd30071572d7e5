import { z } from 'zod';
import { promoReasons } from '../contracts/calculate-prices.ts';
import { type Deps } from '../deps.ts';
import { type Actor, call } from './call.ts';
import { piastres } from './money.ts';

const quoteSchema = z.object({
  currency: z.literal('EGP'),
  lines: z.array(
    z.object({
      product_id: z.string(),
      quantity: z.number(),
      unit_pt: piastres,
      line_pt: piastres,
      available: z.boolean(),
    }),
  ),
  subtotal_pt: piastres,
  shipping_pt: piastres,
  fee_pt: piastres,
  discount_pt: piastres,
  total_before_pt: piastres,
  total_pt: piastres,
  promo: z
    .object({
      code: z.string(),
      valid: z.boolean(),
      reason: z.enum(promoReasons).nullable(),
      minimum_pt: piastres.nullish(),
      amount_pt: piastres.nullish(),
    })
    .nullable(),
});

export interface QuoteQuestion {
  items: { product_id: string; quantity: number }[];
  areaId: string | null;
  countryId: string | null;
  promo: string | null;
}

export const quoteOrder = (deps: Deps, as: Actor, question: QuoteQuestion) =>
  call({
    deps,
    as,
    name: 'quote_order',
    args: {
      p_items: question.items,
      p_area_id: question.areaId,
      p_country_id: question.countryId,
      p_promo: question.promo,
    },
    schema: quoteSchema,
  });
