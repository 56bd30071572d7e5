import { CircleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import type { ReadyCart } from '@/lib/cart/use-cart-items';

type CartNotesProps = {
  cart: ReadyCart;
  /** The surrounding page says that nothing could be checked, and retries. */
  isOffline?: boolean;
};

/** Warnings about the lines, e.g. outdated prices. */
export function CartNotes({ cart, isOffline = false }: CartNotesProps) {
  const t = useTranslations('cart');
  return (
    <>
      {cart.retry && !isOffline && (
        <Note>
          <span role="status">{t('outdated')}</span>{' '}
          <Button type="button" onClick={cart.retry} variant="link" size="xs">
            {t('tryAgain')}
          </Button>
        </Note>
      )}
      {cart.blocked && <Note>{t('notKept')}</Note>}
      {cart.items.some((item) => !item.available) && <Note>{t('unavailableLines')}</Note>}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 flex gap-3 rounded-md border border-border bg-muted p-3 text-sm">
      <Icon icon={CircleAlert} className="mt-0.5 size-5 text-gilt" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
