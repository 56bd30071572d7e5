import { Icon } from '@/components/ui/icon';
import { formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { Progress } from '@/lib/orders/order-progress';
import type { TrackWords } from './track-words';

type OrderProgressProps = { locale: Locale; words: TrackWords['result']; progress: Progress };

/** The way of an order, from top to bottom. What a mark says by its look is also said in words. */
export function OrderProgress({ locale, words, progress }: OrderProgressProps) {
  return (
    <ol className="order-way">
      {progress.map(({ step, state, at }) => (
        <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="order-way-mark">
            {state !== 'ahead' && (
              <Icon name={step === 'cancelled' ? 'close' : 'check'} className="size-4" />
            )}
          </span>
          <span className="order-way-step">
            {words.steps[step]}
            {state === 'ahead' && <span className="sr-only">{` (${words.ahead})`}</span>}
          </span>
          {at !== null && (
            <time dateTime={at} className="order-way-time">
              <bdi>{formatMoment(at, locale)}</bdi>
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
