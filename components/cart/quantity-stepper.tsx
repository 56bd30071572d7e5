import { useId } from 'react';
import type { CartWords } from './cart-words';

type QuantityStepperProps = {
  quantity: number;
  /** What is counted, put into the buttons' names. */
  about: (sentence: string) => string;
  /** False: the book is sold out. */
  canGrow: boolean;
  /** Nothing more fits into the cart; who asks for more all the same is told so. */
  isFull: boolean;
  onChange: (delta: number) => void;
  words: CartWords;
};

/** A button that can do no more keeps its place in the keyboard's order, or the focus would be lost on reaching it. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, about, canGrow, isFull, onChange, words } = props;
  const labelId = useId();
  const canShrink = quantity > 1;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span id={labelId} className="text-sm text-muted-foreground">
        {words.quantity}
      </span>
      <div role="group" aria-labelledby={labelId} className="quantity-stepper">
        <button
          type="button"
          onClick={() => canShrink && onChange(-1)}
          aria-disabled={!canShrink || undefined}
          aria-label={about(words.decrease)}
          className="btn btn-ghost btn-icon"
        >
          <span aria-hidden="true">−</span>
        </button>
        <span className="min-w-8 text-center font-bold">{quantity}</span>
        <button
          type="button"
          onClick={() => canGrow && onChange(1)}
          aria-disabled={!canGrow || isFull || undefined}
          aria-label={about(words.increase)}
          className="btn btn-ghost btn-icon"
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </div>
  );
}
