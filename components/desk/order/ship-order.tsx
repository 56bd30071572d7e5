'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import { SelectField } from '@/components/forms/select-field';
import type { DeskCourier } from '@/lib/desk/contract/fields';
import type { DeskShipment } from '@/lib/desk/contract/order';
import { deskShipOrder } from '@/lib/desk/contract/shipping';
import { shipSchema } from '@/lib/desk/orders/order-forms';
import { ActionDialog } from '../frame/action-dialog';
import { submitted } from '../frame/submitted';
import { useDeskChange } from '../frame/use-desk-change';
import type { ShownOrder } from './order-moves';
import { useFault } from './use-fault';

type ShipOrderProps = {
  shown: ShownOrder;
  number: string;
  couriers: DeskCourier[];
  /** The latest shipment that has a number. */
  shipment: DeskShipment | undefined;
};

/** Ships an order with a courier, or corrects the tracking number of one that has been shipped. */
export function ShipOrder({ shown, number, couriers, shipment }: ShipOrderProps) {
  const t = useTranslations('deskOrder.ship');
  const change = useDeskChange();
  const faultOf = useFault();
  const isShipped = shown.p_from_status === 'shipped';
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(shipSchema),
    values: {
      courier:
        shipment?.shipping_provider_id ??
        (couriers.length === 1 ? (couriers[0]?.shipping_provider_id ?? '') : ''),
      number: shipment?.number ?? '',
    },
  });
  const submit = () =>
    submitted(handleSubmit, (typed) => {
      const request = {
        ...shown,
        p_shipping_provider_id: typed.courier,
        p_number: typed.number,
        p_expected_number: shipment?.number ?? null,
      };
      const done = t(isShipped ? 'corrected' : 'done');
      return change.change(deskShipOrder, request, done);
    });
  return (
    <ActionDialog
      label={t(isShipped ? 'correct' : 'label')}
      variant={shown.p_from_status === 'preparing' ? 'default' : 'outline'}
      title={t(isShipped ? 'correctTitle' : 'title', { number })}
      text={t(isShipped ? 'correctText' : 'text')}
      confirm={t(isShipped ? 'correctConfirm' : 'confirm')}
      change={change}
      onOpen={reset}
      submit={submit}
    >
      <SelectField
        {...register('courier')}
        label={t('courier')}
        placeholder={t('courierPlaceholder')}
        options={couriers.map((courier) => ({
          id: courier.shipping_provider_id,
          name: courier.name,
        }))}
        error={faultOf(formState.errors.courier)}
        aria-required
      />
      <FormField
        {...register('number')}
        label={t('number')}
        error={faultOf(formState.errors.number)}
        aria-required
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </ActionDialog>
  );
}
