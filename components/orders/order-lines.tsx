import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { lineAmount, lineName } from '@/lib/orders/line';
import type { OrderLine } from '@/lib/orders/order-details';

type OrderLinesProps = { locale: Locale; lines: readonly OrderLine[] };

export function OrderLines({ locale, lines }: OrderLinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.product_id} className="flex justify-between gap-4 py-1.5">
          <span className="min-w-0">
            <bdi>{lineName(line, locale)}</bdi> × {line.quantity}
          </span>
          <bdi className="flex-none font-bold">{formatAmount(lineAmount(line), locale)}</bdi>
        </li>
      ))}
    </ul>
  );
}
