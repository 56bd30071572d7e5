/** Keys under which the browser keeps what a shopper has typed or sent: the first per tab, the second for all of them. */
export const draftKey = 'checkout-draft';
export const attemptKey = 'checkout-attempt';

/** Names the last sign-out of this browser, and in a tab's own storage the last one that the tab knows of. */
const signOutKey = 'signed-out';

/** Removes both, from this tab and this browser. A shopper who has signed out leaves nothing behind for the next one. */
export function forgetShopper(): void {
  try {
    sessionStorage.removeItem(draftKey);
    localStorage.removeItem(attemptKey);
    localStorage.setItem(signOutKey, String(Date.now()));
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}

/**
 * Removes this tab's draft when somebody has signed out since the tab last asked. A tab that the browser had put aside or
 * discarded heard nothing of it. A session that has only ended leaves the draft for whoever signs in again.
 */
export function forgetSignedOutDraft(): void {
  try {
    const last = localStorage.getItem(signOutKey);
    if (last === sessionStorage.getItem(signOutKey)) return;
    sessionStorage.removeItem(draftKey);
    if (last === null) sessionStorage.removeItem(signOutKey);
    else sessionStorage.setItem(signOutKey, last);
  } catch {
    // Blocked storage keeps no draft either.
  }
}
