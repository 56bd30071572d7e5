import type { Delivery } from '@/lib/delivery/use-delivery';
import type { DeliveryWords } from './delivery-words';

/** What stands where a fee would, while it is on its way or cannot be had. */
export function DeliveryTrouble({ delivery, words }: { delivery: Delivery; words: DeliveryWords }) {
  if (!delivery.failed) return <p>{words.loading}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {words.unavailable}
      <button type="button" onClick={delivery.retry} className="btn btn-link btn-bare">
        {words.tryAgain}
      </button>
    </p>
  );
}
