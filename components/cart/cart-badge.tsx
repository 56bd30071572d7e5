import { useCartCount } from '@/lib/cart/cart-store';

/** `counts`: what the cart is called with 0, 1, 2 … items. The badge has its room before it has a number. */
export function CartBadge({ counts }: { counts: string[] }) {
  const count = useCartCount();
  return (
    <span className="inline-flex w-7 justify-center">
      <span className="sr-only">{counts[count]}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-primary px-1.5 text-sm leading-none font-bold text-primary-foreground"
        >
          {count}
        </span>
      )}
    </span>
  );
}
