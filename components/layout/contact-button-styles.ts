/** Hidden on a phone while a field has the focus: its keyboard has taken half of the screen. */
export const contactButton =
  'fixed bottom-4 z-bar inline-flex min-h-12 min-w-12 items-center justify-center gap-2.5 rounded-3xl border border-cloth-foreground/40 bg-cloth font-semibold text-cloth-foreground shadow-cover max-sm:in-[body:has(:is(input,select,textarea):focus)]:hidden max-xl:not-on-list:static max-xl:not-on-list:px-5 max-xl:not-on-list:py-1.5 max-xl:not-on-list:shadow-none';

export const contactName = 'sr-only max-xl:not-on-list:not-sr-only';
