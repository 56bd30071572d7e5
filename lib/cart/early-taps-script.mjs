/** The event that announces a stored tap, and the session storage key of the taps. */
export const earlyTapsKey = 'early-taps';

/**
 * Runs while the page is parsed, long before its other scripts arrive. Stores a tap on "Add to Cart" for
 * `early-taps.ts`, also across a reload or navigation, and marks the button as busy. It changes only attributes,
 * because React expects the text that the server rendered. Buttons that React handles are marked `data-live`, so each
 * tap is handled exactly once.
 */
export const earlyTapsScript = `{
const key = 'early-taps';
const read = () => {
  try {
    const taps = self.earlyTaps || JSON.parse(sessionStorage.getItem(key));
    if (Array.isArray(taps)) return taps;
  } catch {}
  return [];
};
const isKept = ({ dataset: { sku } }) => read().some((tap) => tap?.sku === sku);
const show = () => {
  for (const button of document.querySelectorAll('button[data-sku]'))
    if (isKept(button)) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
};
addEventListener('click', (event) => {
  const button = event.target.closest?.('button[data-sku]:enabled');
  if (!button) return;
  const { sku, productId, live } = button.dataset;
  const isBusy = button.hasAttribute('aria-busy');
  if (live !== undefined && !isBusy) return;
  event.stopImmediatePropagation();
  if (isBusy) return;
  button.setAttribute('aria-busy', 'true');
  if (isKept(button)) return;
  const titleId = button.getAttribute('aria-labelledby')?.split(' ').pop();
  const title = document.getElementById(titleId)?.textContent ?? '';
  const taps = [...read(), { sku, product_id: productId, title }];
  try {
    sessionStorage.setItem(key, JSON.stringify(taps));
  } catch {
    self.earlyTaps = taps;
  }
  dispatchEvent(new Event(key));
}, true);
addEventListener('DOMContentLoaded', show);
addEventListener('pageshow', (event) => event.persisted && show());
}`;
