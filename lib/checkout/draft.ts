import { z } from 'zod';
import { jsonStorage } from '@/lib/json-storage';
import { draftKey, forgetSignedOutDraft } from '@/lib/shopper-storage';
import { paymentProviders, paymobMethods } from '@/lib/payments/payment-choice';
import type { CheckoutValues } from './checkout-values';

const storage = jsonStorage(() => sessionStorage, draftKey);

// Of a form that another version of the shop has written, what still makes sense.
const typed = z.string().max(500).catch('');

const draftSchema = z.object({
  shopper: z.string(),
  form: z
    .object({
      firstName: typed,
      lastName: typed,
      email: typed,
      phone: typed,
      additionalPhone: typed,
      address: typed,
      countryId: typed,
      cityId: typed,
      areaId: typed,
    } satisfies Record<keyof CheckoutValues, z.ZodType<string>>)
    .partial(),
  promo: z.string().max(64).nullable().catch(null),
  provider: z.enum(paymentProviders).nullable().catch(null),
  method: z.enum(paymobMethods).nullable().catch(null),
  walletPhone: typed,
});

/** What a shopper has typed and chosen; of the form only what differs from what the page itself had filled in. */
export type Draft = Omit<z.infer<typeof draftSchema>, 'form'> & { form: Partial<CheckoutValues> };

/**
 * What this shopper left in this tab, over a reload or a new sign-in. Somebody else's, and one from before a sign-out, is
 * nobody's business: it is removed.
 */
export function readDraft(shopper: string): Draft | null {
  forgetSignedOutDraft();
  const draft = draftSchema.safeParse(storage.read()).data;
  if (draft?.shopper !== shopper) {
    storage.clear();
    return null;
  }
  const form = Object.fromEntries(
    Object.entries(draft.form).filter(([, value]) => typeof value === 'string'),
  ) as Partial<CheckoutValues>;
  return { ...draft, form };
}

export function writeDraft(draft: Draft): void {
  storage.write(draft);
}

export function clearDraft(): void {
  storage.clear();
}
