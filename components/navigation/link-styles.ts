/** For links and buttons in the menu. */
export const menuLink =
  'flex min-h-11 w-full items-center rounded-md px-2 font-semibold hover:bg-secondary';

export const footerLink =
  'inline-flex min-h-8 items-center wrap-anywhere underline-offset-4 hover:underline';

/**
 * A title's link, which covers its card, so that tapping the cover opens the book. The card is `relative` and a
 * `group`.
 */
export const cardLink =
  'underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-sm focus-visible:underline active:after:bg-foreground/10 ' +
  // Around the card: a title that is cut off would cut off its outline.
  'focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring';

/** A link within a sentence. */
export const inlineLink =
  'font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2';
