import { useLocale, useTranslations } from 'next-intl';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import type { DeskOrder } from '@/lib/desk/contract/order';
import { mailLink } from '@/lib/desk/orders/mail-link';
import { ordersHref } from '@/lib/desk/orders/orders-query';
import { Code } from '../frame/facts';
import { Panel } from '../frame/panel';
import { textLink, TextLink } from '../frame/text-link';
import { fullName } from '../orders/order-words';

/** The customer, their contact details and the address. */
export function OrderCustomer({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder.customer');
  const locale = useLocale();
  const isArabic = locale === 'ar';
  const { address } = order;
  const places = isArabic
    ? [address.area_name, address.city_name, address.country_name]
    : [address.area_name_en, address.city_name_en, address.country_name_en];
  // For an order abroad, area and city only say "abroad".
  const known = address.country_iso2 === 'EG' ? places : places.slice(-1);
  return (
    <Panel title={t('title')}>
      <DescriptionList>
        <DescriptionItem term={t('name')}>
          <bdi>{fullName(order)}</bdi>
        </DescriptionItem>
        <DescriptionItem term={t('phone')}>
          <Phone number={order.phone} />
        </DescriptionItem>
        {order.additional_phone && (
          <DescriptionItem term={t('otherPhone')}>
            <Phone number={order.additional_phone} />
          </DescriptionItem>
        )}
        <DescriptionItem term={t('email')}>
          <a href={mailLink(order.email)} className={textLink}>
            <Code>{order.email}</Code>
          </a>
        </DescriptionItem>
      </DescriptionList>
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
          <TextLink href={ordersHref({ query: order.email })}>{t('allOrders')}</TextLink>
        )}
      </p>
    </Panel>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className={textLink}>
      <Code>{number}</Code>
    </a>
  );
}
