import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import { Fact } from '@/components/orders/fact';
import type { DeskOrder } from '@/lib/desk/contract/order';
import { mailLink } from '@/lib/desk/orders/mail-link';
import { ordersHref } from '@/lib/desk/orders/orders-query';
import { localePath } from '@/lib/i18n/locale';
import { Code } from '../frame/facts';
import { Panel } from '../frame/panel';
import { fullName } from '../orders/order-words';

/** Who has ordered, how to reach them, and where it goes. */
export function OrderCustomer({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder.customer');
  const locale = useLocale();
  const isArabic = locale === 'ar';
  const { address } = order;
  const places = isArabic
    ? [address.area_name, address.city_name, address.country_name]
    : [address.area_name_en, address.city_name_en, address.country_name_en];
  // For an order abroad, area and city are only words for "abroad".
  const known = address.country_iso2 === 'EG' ? places : places.slice(-1);
  return (
    <Panel title={t('title')}>
      <dl className="facts mt-2">
        <Fact label={t('name')}>
          <bdi>{fullName(order)}</bdi>
        </Fact>
        <Fact label={t('phone')}>
          <Phone number={order.phone} />
        </Fact>
        {order.additional_phone && (
          <Fact label={t('otherPhone')}>
            <Phone number={order.additional_phone} />
          </Fact>
        )}
        <Fact label={t('email')}>
          <a href={mailLink(order.email)} className="desk-link">
            <Code>{order.email}</Code>
          </a>
        </Fact>
      </dl>
      <h3 className="mt-4 font-bold">{t('address')}</h3>
      <address className="not-italic">
        <bdi dir="auto" className="block whitespace-pre-line">
          {address.shipping_address}
        </bdi>
        {known.join(isArabic ? '، ' : ', ')}
      </address>
      <p className="mt-3 text-sm text-muted-foreground">
        {order.account ? t('orders', { count: order.account.orders }) : t('noAccount')}{' '}
        {order.account && order.account.orders > 1 && (
          <Link href={localePath(locale, ordersHref({ query: order.email }))} className="desk-link">
            {t('allOrders')}
          </Link>
        )}
      </p>
    </Panel>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className="desk-link">
      <Code>{number}</Code>
    </a>
  );
}
