import { Minus, Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { cartLimit } from '@/lib/cart/cart';

type QuantityStepperProps = {
  quantity: number;
  /** The book's title, for the buttons' labels. */
  title: string;
  /** False if the book is sold out. */
  canGrow: boolean;
  /** The cart is full; trying to add more shows a message. */
  isFull: boolean;
  onChange: (delta: number) => void;
};

const stepClass = 'rounded-none text-primary first:rounded-s-md last:rounded-e-md';

/** A button without effect stays focusable, or the focus would be lost on reaching the limit. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, title, canGrow, isFull, onChange } = props;
  const t = useTranslations('cart');
  const labelId = useId();
  const limitId = `${labelId}-limit`;
  const isAtLimit = canGrow && isFull;
  const canShrink = quantity > 1;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2">
        <span id={labelId} className="text-sm text-muted-foreground">
          {t('quantity')}
        </span>
        <div
          role="group"
          aria-labelledby={labelId}
          className="inline-flex items-center rounded-md border border-input bg-card"
        >
          <Button
            type="button"
            onClick={() => canShrink && onChange(-1)}
            aria-disabled={!canShrink || undefined}
            aria-label={t('decrease', { title })}
            variant="ghost"
            size="icon"
            className={stepClass}
          >
            <Icon icon={Minus} className="size-4" />
          </Button>
          <span className="min-w-8 text-center font-bold tabular-nums">{quantity}</span>
          <Button
            type="button"
            onClick={() => canGrow && onChange(1)}
            aria-disabled={!canGrow || isFull || undefined}
            aria-label={t('increase', { title })}
            aria-describedby={isAtLimit ? limitId : undefined}
            variant="ghost"
            size="icon"
            className={stepClass}
          >
            <Icon icon={Plus} className="size-4" />
          </Button>
        </div>
      </div>
      {isAtLimit && (
        <p id={limitId} className="order-last basis-full text-sm text-muted-foreground">
          {t('limit', { limit: cartLimit })}
        </p>
      )}
    </>
  );
}
