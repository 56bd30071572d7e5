/**
 * In `onOpenAutoFocus` and `onCloseAutoFocus` of a dialog: the focus goes to `target`, or where it goes by default if
 * that is null.
 */
export function focusInstead(event: Event, target: HTMLElement | null) {
  if (!target) return;
  event.preventDefault();
  target.focus();
}
