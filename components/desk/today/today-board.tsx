import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DeskToday } from '@/lib/desk/contract/today';
import { ordersHref } from '@/lib/desk/orders/orders-query';
import { LowStockRow, MailRow, MessageRow, OrderRow, RefundRow, ReviewRow } from './today-rows';
import { TodayPanel } from './today-panel';

/** All pending work, most urgent first; kinds without any are last. */
export function TodayBoard({ today }: { today: DeskToday }) {
  const t = useTranslations('deskToday');
  const panels: [number, ReactNode][] = [
    [
      today.to_pack.count,
      <TodayPanel
        key="to_pack"
        name="to_pack"
        part={today.to_pack}
        all={{ href: '/desk/packing', label: t('to_pack.all') }}
      >
        {(order) => <OrderRow key={order.order_id} order={order} />}
      </TodayPanel>,
    ],
    [
      today.packing.count,
      <TodayPanel
        key="packing"
        name="packing"
        part={today.packing}
        all={{ href: '/desk/shipping', label: t('packing.all') }}
      >
        {(order) => <OrderRow key={order.order_id} order={order} />}
      </TodayPanel>,
    ],
    [
      today.refunds_in_doubt.count,
      <TodayPanel
        key="refunds_in_doubt"
        name="refunds_in_doubt"
        part={today.refunds_in_doubt}
        urgent
      >
        {(refund) => <RefundRow key={refund.refund_id} refund={refund} />}
      </TodayPanel>,
    ],
    [
      today.refunds_refused.count,
      <TodayPanel key="refunds_refused" name="refunds_refused" part={today.refunds_refused} urgent>
        {(refund) => <RefundRow key={refund.refund_id} refund={refund} />}
      </TodayPanel>,
    ],
    [
      today.refunds_due.count,
      <TodayPanel
        key="refunds_due"
        name="refunds_due"
        part={today.refunds_due}
        all={{ href: ordersHref({ needs: 'refund' }), label: t('refunds_due.all') }}
        urgent
      >
        {(order) => <OrderRow key={order.order_id} order={order} />}
      </TodayPanel>,
    ],
    [
      today.reviews.count,
      <TodayPanel
        key="reviews"
        name="reviews"
        part={today.reviews}
        all={{ href: ordersHref({ needs: 'review' }), label: t('reviews.all') }}
        urgent
      >
        {(review) => <ReviewRow key={review.order_payment_id} review={review} />}
      </TodayPanel>,
    ],
    [
      today.messages.count,
      <TodayPanel
        key="messages"
        name="messages"
        part={today.messages}
        all={{ href: '/desk/messages', label: t('messages.all') }}
      >
        {(message) => <MessageRow key={message.message_id} message={message} />}
      </TodayPanel>,
    ],
    [
      today.low_stock.count,
      <TodayPanel
        key="low_stock"
        name="low_stock"
        part={today.low_stock}
        all={{ href: '/desk/products', label: t('low_stock.all') }}
      >
        {(book) => <LowStockRow key={book.product_id} book={book} />}
      </TodayPanel>,
    ],
    [
      today.refunds_open.count,
      <TodayPanel key="refunds_open" name="refunds_open" part={today.refunds_open}>
        {(refund) => <RefundRow key={refund.refund_id} refund={refund} />}
      </TodayPanel>,
    ],
    [
      today.failed_mails.count,
      <TodayPanel key="failed_mails" name="failed_mails" part={today.failed_mails}>
        {(mail) => <MailRow key={mail.mail_id} mail={mail} />}
      </TodayPanel>,
    ],
  ];
  const [filled, empty] = [
    panels.filter(([count]) => count > 0),
    panels.filter(([count]) => count === 0),
  ];
  return (
    <div className="mt-6 gap-4 *:mb-4 *:break-inside-avoid md:columns-2">
      {[...filled, ...empty].map(([, panel]) => panel)}
    </div>
  );
}
