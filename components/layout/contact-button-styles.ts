/**
 * Hidden on a phone while a field has the focus, because its keyboard has taken half of the screen, and at the top of a
 * list, where it would cover the price and the main button.
 */
export const contactButton =
  'fixed bottom-4 z-bar inline-flex min-h-12 min-w-12 items-center justify-center gap-2.5 rounded-3xl border border-cloth-foreground/40 bg-cloth font-semibold text-cloth-foreground shadow-cover max-sm:in-[body:has(:is(input,select,textarea):focus)]:hidden max-sm:on-list:comes-with-scrolling max-xl:off-list:static max-xl:off-list:px-5 max-xl:off-list:py-1.5 max-xl:off-list:shadow-none';

export const contactName = 'sr-only max-xl:off-list:not-sr-only';
