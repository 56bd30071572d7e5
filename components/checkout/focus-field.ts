import type { CheckoutField } from '@/lib/checkout/checkout-values';

/** The control of a checkout field, by its name in the form. */
export const fieldOf = (field: CheckoutField): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-slot=checkout] [name="${field}"]`);

/** The button that had the focus before a dialog or overlay. */
export const payButton = () => document.querySelector<HTMLElement>('[data-slot=pay-bar] button');

export function focusField(field: CheckoutField): void {
  fieldOf(field)?.focus();
}
