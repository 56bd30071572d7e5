import * as z from 'zod/mini';
import { count, moment, nextCursor, piastres, type PageArguments } from './fields';
import { procedure } from './procedure';

const terms = {
  /** 3 to 40 characters. */
  code: z.string(),
  kind: z.enum(['amount', 'percent']),
  /** 1 to 100,000,000 for an amount, otherwise null. */
  amount_pt: z.nullable(piastres),
  /** Hundredths of a percent, 1 to 10,000, for a percentage, otherwise null. */
  basis_points: z.nullable(z.int()),
  /** The minimum price of the books. */
  minimum_pt: piastres,
  starts_at: z.nullable(moment),
  ends_at: z.nullable(moment),
  limit_total: z.nullable(z.int()),
  limit_per_shopper: z.nullable(z.int()),
  active: z.boolean(),
};

export const promoTermsSchema = z.object(terms);
export type PromoTerms = z.infer<typeof promoTermsSchema>;

/** `running`: can be used now. */
export const promoStates = ['running', 'not_yet', 'ended', 'used_up', 'switched_off'] as const;

export const promoSchema = z.extend(promoTermsSchema, {
  promo_id: z.string(),
  /** Different after every change; passed back to desk_save_promo. */
  version: z.string(),
  /** Orders with the code that were not cancelled, and their total discount. */
  uses: count,
  discount_pt: piastres,
  state: z.enum(promoStates),
  created_at: moment,
});
export type DeskPromo = z.infer<typeof promoSchema>;

export interface DeskPromosArguments extends PageArguments {
  p_query?: string | null;
}

/** Latest first. */
export const deskPromos = procedure<DeskPromosArguments>()(
  'desk_promos',
  z.object({ promos: z.array(promoSchema), next_cursor: nextCursor }),
);

export interface DeskSavePromoArguments {
  /** Null: a new code. */
  p_promo_id: string | null;
  /** The version that the page showed; null for a new code. */
  p_expected_version: string | null;
  p_promo: PromoTerms;
}

/** Errors: promo_not_found, changed_meanwhile, code_taken, invalid_promo. */
export const deskSavePromo = procedure<DeskSavePromoArguments>()('desk_save_promo', promoSchema);
