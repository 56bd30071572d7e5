/** Keys under which the browser keeps what a shopper has typed or sent: the first per tab, the second for all of them. */
export const draftKey = 'checkout-draft';
export const attemptKey = 'checkout-attempt';

/** Removes both from this tab and this browser. A shopper who has signed out leaves nothing behind for the next one. */
export function forgetShopper(): void {
  try {
    sessionStorage.removeItem(draftKey);
    localStorage.removeItem(attemptKey);
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}
