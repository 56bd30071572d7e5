/** What is shared of a book: its title and price in a sentence, and its canonical address. */
type Shared = { title: string; text: string; url: string };

/** Opens the system's own way to share. `unable` where there is none, or where it broke down. */
export async function shareNatively(shared: Shared): Promise<'done' | 'unable'> {
  if (!('share' in navigator)) return 'unable';
  try {
    await navigator.share(shared);
    return 'done';
  } catch (error) {
    // Closed without choosing anybody.
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'unable';
  }
}

/** Whether the address is on the clipboard. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // Refused, or no secure page: what follows works in older browsers and without permission.
    return copySelected(url);
  }
}

function copySelected(url: string): boolean {
  const field = document.createElement('textarea');
  field.value = url;
  field.style.cssText = 'position:fixed;opacity:0';
  const focused = document.activeElement;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way where the clipboard is closed
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
