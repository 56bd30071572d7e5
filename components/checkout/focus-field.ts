import type { CheckoutField } from '@/lib/checkout/checkout-values';

/** The control of a field of the checkout, by the name that it has in the form. */
export const fieldOf = (field: CheckoutField): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.checkout-grid [name="${field}"]`);

/** What was pressed before a dialog or an overlay took the focus. */
export const payButton = () => document.querySelector<HTMLElement>('.pay-bar button');

export function focusField(field: CheckoutField): void {
  fieldOf(field)?.focus();
}
