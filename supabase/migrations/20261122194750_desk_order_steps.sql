-- Actions on one order at the desk. Each call states what its page showed, so that colleagues do not overwrite each
-- other's work unseen, and uses the same functions as everybody: the tables' own guards decide.

-- Locks an order if it is still as shown. Errors: PT404 order_not_found; PT409 changed_meanwhile.
create function private.order_as_shown(p_order_id uuid, p_status text) returns public.orders
language plpgsql volatile set search_path = '' as $$
declare
  wanted public.orders;
begin
  select * into wanted from public.orders where order_id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'order_not_found';
  elsif wanted.status is distinct from p_status then
    raise sqlstate 'PT409' using message = 'changed_meanwhile', detail = wanted.status;
  end if;
  return wanted;
end
$$;

-- {order_id, status, refund_due}. Errors: those of require_staff, order_as_shown and guard_order.
create function public.desk_move_order(p_order_id uuid, p_from_status text, p_to_status text, p_reason text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved public.orders;
begin
  perform private.require_staff();
  moved := private.order_as_shown(p_order_id, p_from_status);
  if p_to_status is null or p_to_status = moved.status then
    raise sqlstate 'PT409' using message = 'status_not_allowed';
  end if;
  update public.orders set status = p_to_status, change_actor = 'staff', change_reason = p_reason
  where order_id = p_order_id
  returning * into moved;
  perform private.log_staff('move_order', 'order', p_order_id, p_order_id,
    jsonb_build_object('from', p_from_status, 'to', p_to_status));
  return jsonb_build_object('order_id', moved.order_id, 'status', moved.status, 'refund_due', moved.refund_due);
end
$$;

-- Queues a refund of one charge, and also cancels the order if p_cancel: {refund_id, amount_pt, state}. Errors: those
-- of require_staff, open_refund and guard_order; PT409 changed_meanwhile unless p_expected_up_to_pt is still the
-- remainder of the charge.
create function public.desk_refund_order(
  p_order_id uuid, p_transaction_id text, p_amount_pt bigint, p_reason text, p_restock boolean, p_cancel boolean,
  p_expected_up_to_pt bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  staff constant uuid := private.require_staff();
  wanted public.orders;
  charge record;
  opened jsonb;
begin
  select * into wanted from public.orders where order_id = p_order_id for update;
  select * into charge from private.refundable_charges(p_order_id) as known where known.transaction_id = p_transaction_id;
  if charge.transaction_id is not null and charge.refusal is null and charge.left_pt is distinct from p_expected_up_to_pt then
    raise sqlstate 'PT409' using message = 'changed_meanwhile', detail = charge.left_pt::text;
  end if;
  -- Never a different charge than the one that was shown.
  opened := private.open_refund(
    p_order_id, p_amount_pt, p_reason, coalesce(p_restock, false), staff, coalesce(p_transaction_id, ''));
  perform private.log_staff('refund_order', 'refund', (opened ->> 'refund_id')::uuid, p_order_id,
    jsonb_build_object('amount_pt', opened -> 'amount_pt', 'restock', coalesce(p_restock, false)));
  if p_cancel and wanted.status <> 'cancelled' then
    update public.orders set status = 'cancelled', change_actor = 'staff', change_reason = p_reason where order_id = p_order_id;
    perform private.log_staff('move_order', 'order', p_order_id, p_order_id,
      jsonb_build_object('from', wanted.status, 'to', 'cancelled'));
  end if;
  return jsonb_build_object('refund_id', opened -> 'refund_id', 'amount_pt', opened -> 'amount_pt', 'state', opened -> 'state');
end
$$;

-- Records a refund that was made outside the shop: {refund_id, amount_pt, state}. Errors: those of require_staff and
-- note_refund_by_hand.
create function public.desk_note_refund(p_order_id uuid, p_transaction_id text, p_amount_pt bigint, p_note text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  staff constant uuid := private.require_staff();
  noted constant jsonb := private.note_refund_by_hand(p_order_id, p_transaction_id, p_amount_pt, p_note, staff);
begin
  perform private.log_staff('note_refund', 'refund', (noted ->> 'refund_id')::uuid, p_order_id,
    jsonb_build_object('amount_pt', noted -> 'amount_pt'));
  return noted - 'order_id';
end
$$;

-- Closes a refund in doubt: {refund_id, state}. Errors: those of require_staff and close_refund.
create function public.desk_close_refund(p_refund_id uuid, p_outcome text, p_note text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  staff constant uuid := private.require_staff();
  closed constant jsonb := private.close_refund(p_refund_id, p_outcome, p_note, staff);
begin
  perform private.log_staff('close_refund', 'refund', p_refund_id, (closed ->> 'order_id')::uuid,
    jsonb_build_object('outcome', p_outcome));
  return jsonb_build_object('refund_id', closed -> 'refund_id', 'state', closed -> 'state');
end
$$;

-- {restocked}. Errors: those of require_staff and restock_order; PT409 nothing_to_restock.
create function public.desk_restock_order(p_order_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  staff constant uuid := private.require_staff();
  restocked constant jsonb := private.restock_order(p_order_id, staff);
begin
  if restocked -> 'restocked' = '0' then
    raise sqlstate 'PT409' using message = 'nothing_to_restock';
  end if;
  perform private.log_staff('restock_order', 'order', p_order_id, p_order_id,
    jsonb_build_object('copies', restocked -> 'restocked'));
  return restocked;
end
$$;

-- Marks a payment as reviewed: {order_payment_id, order_id}. Errors: those of require_staff; PT404 payment_not_found;
-- PT409 changed_meanwhile; PT422 note_required.
create function public.desk_settle_review(p_order_payment_id uuid, p_review_reason text, p_note text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  note constant text := left(private.clean_line(p_note), 500);
  attempt public.order_payment;
begin
  perform private.require_staff();
  -- The order first, like all functions.
  perform from public.orders
  where order_id = (select order_id from public.order_payment where order_payment_id = p_order_payment_id) for update;
  select * into attempt from public.order_payment where order_payment_id = p_order_payment_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'payment_not_found';
  elsif attempt.review_reason is null or attempt.review_reason is distinct from p_review_reason then
    raise sqlstate 'PT409' using message = 'changed_meanwhile';
  elsif note is null then
    raise sqlstate 'PT422' using message = 'note_required';
  end if;
  update public.order_payment set review_reason = null where order_payment_id = p_order_payment_id;
  -- A refund that was due only because of the review is no longer due.
  update public.orders set refund_due = false
  where order_id = attempt.order_id and refund_due and not private.owes_refund(order_id, status);
  perform private.log_staff('settle_review', 'payment', p_order_payment_id, attempt.order_id,
    jsonb_build_object('review_reason', attempt.review_reason, 'note', note));
  return jsonb_build_object('order_payment_id', p_order_payment_id, 'order_id', attempt.order_id);
end
$$;

-- Sends an e-mail about an order again: {mail_id} of the new one. Errors: those of require_staff and resend_mail.
create function public.desk_resend_mail(p_mail_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  resent jsonb;
begin
  perform private.require_staff();
  resent := private.resend_mail(p_mail_id);
  perform private.log_staff('resend_mail', case when resent ->> 'order_id' is null then 'message' else 'order' end,
    coalesce(resent ->> 'order_id', resent ->> 'message_id')::uuid, (resent ->> 'order_id')::uuid,
    jsonb_build_object('kind', resent -> 'kind'));
  return jsonb_build_object('mail_id', resent -> 'mail_id');
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_move_order, public.desk_refund_order, public.desk_note_refund, public.desk_resend_mail, public.desk_close_refund, public.desk_restock_order,
  public.desk_settle_review from public, anon, authenticated, service_role;
grant execute on function public.desk_move_order, public.desk_refund_order, public.desk_note_refund, public.desk_resend_mail,
  public.desk_close_refund, public.desk_restock_order, public.desk_settle_review to authenticated;
