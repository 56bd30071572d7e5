import type { CartWords } from './cart-words';

/**
 * The way from the cart to the checkout, in the drawer and on the page. The shop takes no orders yet, and says so in
 * the place where the link to /checkout will be.
 */
export function CheckoutAction({ words }: { words: CartWords }) {
  return <p className="text-sm font-semibold">{words.orderingSoon}</p>;
}
