import type { CartWords } from './cart-words';

type QuantityStepperProps = {
  quantity: number;
  /** What is counted, put into the buttons' names. */
  about: (sentence: string) => string;
  canGrow: boolean;
  onChange: (delta: number) => void;
  words: CartWords;
};

/** A button that can do no more keeps its place in the keyboard's order, or the focus would be lost on reaching it. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, about, canGrow, onChange, words } = props;
  const canShrink = quantity > 1;
  return (
    <div role="group" aria-label={words.quantity} className="quantity-stepper">
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
        aria-disabled={!canGrow || undefined}
        aria-label={about(words.increase)}
        className="btn btn-ghost btn-icon"
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
