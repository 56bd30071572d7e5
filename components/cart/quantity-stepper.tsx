import { useTranslations } from 'next-intl';
import { useId } from 'react';

type QuantityStepperProps = {
  quantity: number;
  /** Of the book that is counted, for the buttons' names. */
  title: string;
  /** False: the book is sold out. */
  canGrow: boolean;
  /** Nothing more fits into the cart; who asks for more all the same is told so. */
  isFull: boolean;
  onChange: (delta: number) => void;
};

/** A button that can do no more keeps its place in the keyboard's order, or the focus would be lost on reaching it. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, title, canGrow, isFull, onChange } = props;
  const t = useTranslations('cart');
  const labelId = useId();
  const canShrink = quantity > 1;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span id={labelId} className="text-sm text-muted-foreground">
        {t('quantity')}
      </span>
      <div role="group" aria-labelledby={labelId} className="quantity-stepper">
        <button
          type="button"
          onClick={() => canShrink && onChange(-1)}
          aria-disabled={!canShrink || undefined}
          aria-label={t('decrease', { title })}
          className="btn btn-ghost btn-icon"
        >
          <span aria-hidden="true">−</span>
        </button>
        <span className="min-w-8 text-center font-bold">{quantity}</span>
        <button
          type="button"
          onClick={() => canGrow && onChange(1)}
          aria-disabled={!canGrow || isFull || undefined}
          aria-label={t('increase', { title })}
          className="btn btn-ghost btn-icon"
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </div>
  );
}
