import { useCartCount } from '@/lib/cart/cart-store';

/** `counts`: see `cartButtonWords`. The badge has its room before it has a number. */
export function CartBadge({ counts }: { counts: string[] }) {
  const count = useCartCount();
  const name = counts[Math.min(count, counts.length - 1)]?.replace('#', String(count));
  return (
    <span className="inline-flex w-7 justify-center">
      <span className="sr-only">{name}</span>
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
