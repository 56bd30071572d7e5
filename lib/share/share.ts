/** The data shared about a book: a sentence with title and price, and the canonical address. */
type Shared = { title: string; text: string; url: string };

/** Opens the system's share dialog. `unable` if there is none or it failed. */
export async function shareNatively(shared: Shared): Promise<'done' | 'unable'> {
  if (!('share' in navigator)) return 'unable';
  try {
    await navigator.share(shared);
    return 'done';
  } catch (error) {
    // The dialog was closed.
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'unable';
  }
}

/** Returns whether the address was copied. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // Permission denied, or not a secure context: the fallback works without either.
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
