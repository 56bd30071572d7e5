import { useTranslations } from 'next-intl';
import type { DeskShipment } from '@/lib/desk/contract/order';
import { Code, Moment } from '../frame/facts';
import { Panel } from '../frame/panel';
import { Row, Rows } from '../frame/rows';

/** The parcels of an order. */
export function OrderShipments({ shipments }: { shipments: DeskShipment[] }) {
  const t = useTranslations('deskOrder.shipments');
  return (
    <Panel title={t('title')}>
      {shipments.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t('none')}</p>
      ) : (
        <Rows>
          {shipments.map((shipment) => (
            <Row key={shipment.order_shipment_id}>
              <div className="min-w-0">
                <p className="font-semibold">
                  {shipment.number ? <Code>{shipment.number}</Code> : t('noNumber')}
                </p>
                <p className="text-sm text-muted-foreground">
                  {shipment.shipping_provider_name && (
                    <>
                      <bdi>{shipment.shipping_provider_name}</bdi> {'·'}{' '}
                    </>
                  )}
                  <Moment at={shipment.created_at} />
                </p>
              </div>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
