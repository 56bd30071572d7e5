import { useTranslations } from 'next-intl';
import type { DeskRefund } from '@/lib/desk/contract/order';
import { labelFor } from '@/lib/orders/label-for';
import { Amount, Colleague, Moment } from '../frame/facts';
import { Panel } from '../frame/panel';
import { Row, Rows } from '../frame/rows';
import { CloseRefund } from './close-refund';

/** The refunds that were requested here, and their results. */
export function OrderRefunds({ refunds }: { refunds: DeskRefund[] }) {
  const t = useTranslations('deskOrder.refunds');
  return (
    <Panel title={t('title')}>
      <Rows>
        {refunds.map((refund) => (
          <Refund key={refund.refund_id} refund={refund} />
        ))}
      </Rows>
    </Panel>
  );
}

function Refund({ refund }: { refund: DeskRefund }) {
  const t = useTranslations('deskOrder');
  const refusals = useTranslations('deskOrder.refusals');
  const isInDoubt = refund.state === 'in_doubt';
  return (
    <Row>
      <div className="min-w-0">
        <p className={isInDoubt ? 'font-bold text-destructive' : 'font-bold'}>
          {t(refund.by_hand ? 'refundStates.by_hand' : `refundStates.${refund.state}`)}
        </p>
        <p dir="auto">{refund.reason}</p>
        {refund.refusal && (
          <p className="text-sm text-muted-foreground">{labelFor(refusals, refund.refusal)}</p>
        )}
        {refund.restock && <p className="text-sm text-muted-foreground">{t('refunds.restock')}</p>}
        <p className="text-sm text-muted-foreground">
          {t('refunds.requestedBy')} <Colleague who={refund.opened_by} nobody={t('theShop')} />{' '}
          {'·'} <Moment at={refund.created_at} />
        </p>
        {refund.ended_at && (
          <p className="text-sm text-muted-foreground">
            {t('refunds.ended')}{' '}
            {refund.closed_by && (
              <>
                <Colleague who={refund.closed_by} nobody={t('theShop')} /> {'·'}{' '}
              </>
            )}
            <Moment at={refund.ended_at} />
          </p>
        )}
        {refund.note && (
          <p dir="auto" className="text-sm text-muted-foreground">
            {refund.note}
          </p>
        )}
        {isInDoubt && (
          <div className="mt-2">
            <CloseRefund refundId={refund.refund_id} />
          </div>
        )}
      </div>
      <Amount pt={refund.amount_pt} />
    </Row>
  );
}
