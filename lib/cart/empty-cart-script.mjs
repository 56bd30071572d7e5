/** Of the cart's lines, in the local storage. */
export const cartStorageKey = 'cart-items';

/**
 * Runs while the page is parsed. Marks a document without a stored cart, so that the cart page can say at its first
 * paint that nothing is in it: the server does not know, and React is a few seconds later on a slow connection.
 * A cart that cannot be read, or has another form, is one that the shop cannot use either.
 */
export const emptyCartScript = `{
let stored;
try {
  stored = JSON.parse(localStorage.getItem('${cartStorageKey}'));
} catch {}
if (!(stored?.length > 0)) document.documentElement.dataset.cart = 'empty';
}`;
