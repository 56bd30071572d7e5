import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

type LoadFailedProps = {
  text: string;
  /** It is being loaded again. */
  busy: boolean;
  onRetry: () => void;
};

export function LoadFailed({ text, busy, onRetry }: LoadFailedProps) {
  const t = useTranslations('orders.list');
  return (
    <div role="alert" className="py-6 text-center">
      <p className="font-semibold">{text}</p>
      <Button
        type="button"
        variant="outline"
        aria-disabled={busy || undefined}
        onClick={() => !busy && onRetry()}
        className="mt-4"
      >
        {busy && <Spinner className="size-5" />}
        {t('tryAgain')}
      </Button>
    </div>
  );
}
