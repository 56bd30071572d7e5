import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DeskListedOrder } from '@/lib/desk/contract/orders';
import type {
  DeskFailedMail,
  DeskLowStock,
  DeskOpenRefund,
  DeskReview,
  DeskWaitingMessage,
} from '@/lib/desk/contract/today';
import { messageHref } from '@/lib/desk/messages/messages-query';
import { orderHref } from '@/lib/desk/orders/orders-query';
import { labelFor } from '@/lib/orders/label-for';
import { Amount, Code, Moment } from '../frame/facts';
import { Row } from '../frame/rows';
import { TextLink } from '../frame/text-link';
import { fullName, Governorate } from '../orders/order-words';

type RowProps = { href: string; name: ReactNode; children: ReactNode; end?: ReactNode };

function TodayRow({ href, name, children, end }: RowProps) {
  return (
    <Row>
      <div className="min-w-0">
        <TextLink href={href}>{name}</TextLink>
        <p className="text-sm text-muted-foreground">{children}</p>
      </div>
      {end && <div className="shrink-0 text-end text-sm">{end}</div>}
    </Row>
  );
}

export function OrderRow({ order }: { order: DeskListedOrder }) {
  const t = useTranslations('deskOrders');
  return (
    <TodayRow
      href={orderHref(order.order_id)}
      name={<Code>{order.order_number}</Code>}
      end={
        <>
          <Amount pt={order.total_pt} />
          <span className="block text-sm text-muted-foreground">
            {t('copies', { count: order.items })}
          </span>
        </>
      }
    >
      <bdi>{fullName(order)}</bdi> {'·'} <Governorate place={order.place} /> {'·'}{' '}
      <Moment at={order.timestamp} />
    </TodayRow>
  );
}

export function RefundRow({ refund }: { refund: DeskOpenRefund }) {
  const state = labelFor(useTranslations('deskOrder.refundStates'), refund.state);
  return (
    <TodayRow
      href={orderHref(refund.order_id)}
      name={<Code>{refund.order_number}</Code>}
      end={<Amount pt={refund.amount_pt} />}
    >
      {state} {'·'} <Moment at={refund.created_at} />
    </TodayRow>
  );
}

export function ReviewRow({ review }: { review: DeskReview }) {
  const reason = labelFor(useTranslations('deskOrder.reviewReasons'), review.review_reason);
  return (
    <TodayRow
      href={orderHref(review.order_id)}
      name={<Code>{review.order_number}</Code>}
      end={<Amount pt={review.expected_pt} />}
    >
      {reason} {'·'} <Moment at={review.updated_at} />
    </TodayRow>
  );
}

export function MessageRow({ message }: { message: DeskWaitingMessage }) {
  const topic = labelFor(useTranslations('deskMessages.topics'), message.topic);
  return (
    <TodayRow href={messageHref(message.message_id)} name={<bdi>{message.name}</bdi>}>
      {topic} {'·'} <Moment at={message.created_at} />
      <span dir="auto" className="line-clamp-2 text-foreground">
        {message.opening}
      </span>
    </TodayRow>
  );
}

export function LowStockRow({ book }: { book: DeskLowStock }) {
  const t = useTranslations('deskToday.low_stock');
  const isArabic = useLocale() === 'ar';
  return (
    <TodayRow
      href={`/desk/products/${encodeURIComponent(book.product_id)}`}
      name={<bdi>{isArabic ? book.product_name : (book.name_en ?? book.product_name)}</bdi>}
      end={t('left', { count: Math.max(0, book.on_hand - book.reserved) })}
    >
      <Code>{book.sku}</Code>
    </TodayRow>
  );
}

export function MailRow({ mail }: { mail: DeskFailedMail }) {
  const t = useTranslations('deskToday.failed_mails');
  const kind = labelFor(useTranslations('deskOrder.mailKinds'), mail.kind);
  const state = labelFor(useTranslations('deskOrder.mailStates'), mail.state);
  const isOfOrder = mail.order_id !== null;
  return (
    <TodayRow
      href={isOfOrder ? orderHref(mail.order_id ?? '') : messageHref(mail.message_id ?? '')}
      name={isOfOrder ? t('ofOrder', { kind, number: mail.order_number ?? '' }) : kind}
    >
      {state} {'·'} <Moment at={mail.created_at} />
    </TodayRow>
  );
}
