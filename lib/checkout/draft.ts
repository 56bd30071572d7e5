import * as z from 'zod/mini';
import { jsonStorage } from '@/lib/json-storage';
import { draftKey, forgetSignedOutDraft } from '@/lib/shopper-storage';
import { paymentProviders, paymobMethods } from '@/lib/payments/payment-choice';
import type { CheckoutValues } from './checkout-values';

const storage = jsonStorage(() => sessionStorage, draftKey);

// Invalid values, written by another version of the shop, become empty.
const typed = z.catch(z.string().check(z.maxLength(500)), '');

const draftSchema = z.object({
  shopper: z.string(),
  form: z.partial(
    z.object({
      firstName: typed,
      lastName: typed,
      email: typed,
      phone: typed,
      additionalPhone: typed,
      address: typed,
      countryId: typed,
      cityId: typed,
      areaId: typed,
    } satisfies Record<keyof CheckoutValues, z.ZodMiniType<string>>),
  ),
  promo: z.catch(z.nullable(z.string().check(z.maxLength(64))), null),
  provider: z.catch(z.nullable(z.enum(paymentProviders)), null),
  method: z.catch(z.nullable(z.enum(paymobMethods)), null),
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
