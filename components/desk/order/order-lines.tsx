import { useLocale, useTranslations } from 'next-intl';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import type { DeskOrder, DeskOrderLine } from '@/lib/desk/contract/order';
import { formatReduction } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { Amount, Code } from '../frame/facts';
import { Panel } from '../frame/panel';
import { Row, Rows } from '../frame/rows';

/** The books of an order and their prices. */
export function OrderLines({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder.lines');
  const locale = useLocale();
  return (
    <Panel title={t('title')}>
      <Rows>
        {order.lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </Rows>
      <DescriptionList className="mt-3 border-t border-border pt-3">
        <DescriptionItem term={t('subtotal')}>
          <Amount pt={order.subtotal_pt} />
        </DescriptionItem>
        <DescriptionItem term={t('shipping')}>
          <Amount pt={order.shipping_pt} />
        </DescriptionItem>
        <DescriptionItem term={t('fee')}>
          <Amount pt={order.fee_pt} />
        </DescriptionItem>
        {order.discount_pt > 0 && (
          <DescriptionItem term={t('discount')}>
            <bdi>{formatReduction(pounds(order.discount_pt), locale)}</bdi>
            {order.promo_code && (
              <>
                {' '}
                <Code>{order.promo_code}</Code>
              </>
            )}
          </DescriptionItem>
        )}
        <DescriptionItem term={t('total')}>
          <strong className="text-lg">
            <Amount pt={order.total_pt} />
          </strong>
        </DescriptionItem>
      </DescriptionList>
    </Panel>
  );
}

function Line({ line }: { line: DeskOrderLine }) {
  const t = useTranslations('deskOrder.lines');
  const isArabic = useLocale() === 'ar';
  return (
    <Row>
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{isArabic ? line.product_name : (line.name_en ?? line.product_name)}</bdi>
        </p>
        <p className="text-sm text-muted-foreground">
          <Code>{line.sku}</Code> {'·'} {line.stock ? t(`stock.${line.stock}`) : t('notCounted')}
        </p>
      </div>
      <div className="shrink-0 text-end">
        <Amount pt={line.line_pt} />
        <span className="block text-sm text-muted-foreground">
          <bdi>{line.quantity}</bdi> {'×'} <Amount pt={line.unit_pt} />
        </span>
      </div>
    </Row>
  );
}
