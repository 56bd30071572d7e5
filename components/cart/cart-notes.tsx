import type { ReadyCart } from '@/lib/cart/use-cart-items';
import { CartNote } from './cart-note';
import type { CartWords } from './cart-words';

type CartNotesProps = { cart: ReadyCart; words: CartWords };

/** What a shopper should know before relying on what the lines say. */
export function CartNotes({ cart, words }: CartNotesProps) {
  return (
    <>
      {cart.retry && (
        <CartNote>
          <span role="status">{words.outdated}</span>{' '}
          <button type="button" onClick={cart.retry} className="btn btn-link btn-bare">
            {words.tryAgain}
          </button>
        </CartNote>
      )}
      {cart.blocked && <CartNote>{words.notKept}</CartNote>}
      {cart.items.some((item) => !item.available) && <CartNote>{words.unavailableLines}</CartNote>}
    </>
  );
}
