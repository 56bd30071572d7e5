'use client';

import { useTranslations } from 'next-intl';
import { deskRestockOrder } from '@/lib/desk/contract/order-steps';
import { ActionDialog } from '../frame/action-dialog';
import { useDeskChange } from '../frame/use-desk-change';

/** Restocks the copies of a cancelled order, once. */
export function RestockOrder({ orderId, copies }: { orderId: string; copies: number }) {
  const t = useTranslations('deskOrder.restock');
  const change = useDeskChange();
  const submit = async () => {
    const done = ({ restocked }: { restocked: number }) => t('done', { count: restocked });
    return (await change.change(deskRestockOrder, { p_order_id: orderId }, done)) !== null;
  };
  return (
    <ActionDialog
      label={t('label')}
      title={t('title')}
      text={t('text', { count: copies })}
      confirm={t('confirm')}
      change={change}
      submit={submit}
    />
  );
}
