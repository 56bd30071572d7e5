/** Storage keys of the data that a shopper has typed or sent: the first per tab, the second for all tabs. */
export const draftKey = 'checkout-draft';
export const attemptKey = 'checkout-attempt';

/** Identifies the last sign-out in this browser; in session storage, the last one that the tab has handled. */
const signOutKey = 'signed-out';

/** Removes both from this tab and this browser, so that a shopper who signs out leaves nothing for the next one. */
export function forgetShopper(): void {
  try {
    sessionStorage.removeItem(draftKey);
    localStorage.removeItem(attemptKey);
    localStorage.setItem(signOutKey, String(Date.now()));
  } catch {
    // If storage is blocked there is nothing to remove.
  }
}

/**
 * Removes this tab's draft if somebody has signed out since the last check. A tab that the browser had suspended or
 * discarded received no event. A session that only expired keeps the draft for the next sign-in.
 */
export function forgetSignedOutDraft(): void {
  try {
    const last = localStorage.getItem(signOutKey);
    if (last === sessionStorage.getItem(signOutKey)) return;
    sessionStorage.removeItem(draftKey);
    if (last === null) sessionStorage.removeItem(signOutKey);
    else sessionStorage.setItem(signOutKey, last);
  } catch {
    // Blocked storage contains no draft either.
  }
}
