import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/orders/fact';
import type { DeskOrder, DeskOrderLine } from '@/lib/desk/contract/order';
import { formatReduction } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { Amount, Code } from '../frame/facts';
import { Panel } from '../frame/panel';

/** The books of an order, and what they cost. */
export function OrderLines({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder.lines');
  const locale = useLocale();
  return (
    <Panel title={t('title')}>
      <ul className="desk-rows">
        {order.lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ul>
      <dl className="facts mt-3 border-t border-border pt-3">
        <Fact label={t('subtotal')}>
          <Amount pt={order.subtotal_pt} />
        </Fact>
        <Fact label={t('shipping')}>
          <Amount pt={order.shipping_pt} />
        </Fact>
        <Fact label={t('fee')}>
          <Amount pt={order.fee_pt} />
        </Fact>
        {order.discount_pt > 0 && (
          <Fact label={t('discount')}>
            <bdi>{formatReduction(pounds(order.discount_pt), locale)}</bdi>
            {order.promo_code && (
              <>
                {' '}
                <Code>{order.promo_code}</Code>
              </>
            )}
          </Fact>
        )}
        <Fact label={t('total')}>
          <strong className="text-lg">
            <Amount pt={order.total_pt} />
          </strong>
        </Fact>
      </dl>
    </Panel>
  );
}

function Line({ line }: { line: DeskOrderLine }) {
  const t = useTranslations('deskOrder.lines');
  const isArabic = useLocale() === 'ar';
  return (
    <li>
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{isArabic ? line.product_name : (line.name_en ?? line.product_name)}</bdi>
        </p>
        <p className="desk-small">
          <Code>{line.sku}</Code> {'·'} {line.stock ? t(`stock.${line.stock}`) : t('notCounted')}
        </p>
      </div>
      <div className="shrink-0 text-end">
        <Amount pt={line.line_pt} />
        <span className="desk-small">
          <bdi>{line.quantity}</bdi> {'×'} <Amount pt={line.unit_pt} />
        </span>
      </div>
    </li>
  );
}
