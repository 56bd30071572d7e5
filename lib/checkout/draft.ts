import { z } from 'zod';
import { jsonStorage } from '@/lib/json-storage';
import { draftKey, forgetSignedOutDraft } from '@/lib/shopper-storage';
import { paymentProviders, paymobMethods } from '@/lib/payments/payment-choice';
import type { CheckoutValues } from './checkout-values';

const storage = jsonStorage(() => sessionStorage, draftKey);

// Invalid values, written by another version of the shop, become empty.
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

/** The text and selections that a shopper has entered; only form fields that differ from the prefilled values. */
export type Draft = Omit<z.infer<typeof draftSchema>, 'form'> & { form: Partial<CheckoutValues> };

/**
 * This shopper's draft in this tab, after a reload or a new sign-in. A draft of another shopper, or from before a
 * sign-out, is removed.
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
