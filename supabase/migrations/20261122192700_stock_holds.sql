-- Stock that orders hold: one row per line whose product has a limited stock. A hold becomes a sale when the order is
-- paid, and is released when the order is cancelled before that.

create table private.stock_holds (
  order_id uuid not null,
  product_id uuid not null,
  quantity integer not null check (quantity >= 1),
  -- held: reserved. consumed: sold. released: not paid. restocked: sold, and put back by staff.
  state text not null default 'held' check (state in ('held', 'consumed', 'released', 'restocked')),
  held_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  -- The member of staff who put it back, if known.
  restocked_by uuid,
  primary key (order_id, product_id),
  foreign key (order_id, product_id) references public.order_products (order_id, product_id),
  check ((state = 'held') = (settled_at is null))
);

create index stock_holds_of_product on private.stock_holds (product_id) where state = 'held';

alter table private.stock_holds enable row level security;
revoke all on private.stock_holds from public, anon, authenticated, service_role;

create trigger stock_holds_are_kept before delete on private.stock_holds
  for each row execute function private.refuse_change();
create trigger stock_holds_are_not_emptied before truncate on private.stock_holds
  for each statement execute function private.refuse_change();

-- Stock is locked in the order of the products' identifiers by all functions that take or return any.
create function private.lock_stock(products uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.inventory where product_id = any (products) order by product_id for update;
end
$$;

-- Reserves the stock for the lines of a new order. Errors: PT409 product_unavailable, with the product in the detail.
create function private.hold_stock(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  missing uuid;
begin
  perform private.lock_stock(array(select product_id from public.order_products where order_id = p_order_id));
  select line.product_id into missing
  from public.order_products as line join public.inventory as stock using (product_id)
  where line.order_id = p_order_id and stock.on_hand - stock.reserved < line.quantity
  order by line.position
  limit 1;
  if found then
    raise sqlstate 'PT409' using message = 'product_unavailable', detail = missing::text;
  end if;
  insert into private.stock_holds (order_id, product_id, quantity)
  select line.order_id, line.product_id, line.quantity
  from public.order_products as line join public.inventory using (product_id)
  where line.order_id = p_order_id;
  update public.inventory as stock set reserved = stock.reserved + hold.quantity
  from private.stock_holds as hold
  where hold.order_id = p_order_id and hold.product_id = stock.product_id;
end
$$;

-- Ends the holds of orders. A row of stock that staff have deleted in the meantime, or reduced below what orders hold,
-- is not an error: a payment must always succeed.
create function private.settle_holds(p_order_id uuid, p_state text) returns void
language plpgsql set search_path = '' as $$
declare
  ended_state constant text := case p_state when 'restocked' then 'consumed' else 'held' end;
begin
  perform private.lock_stock(array(
    select product_id from private.stock_holds where order_id = p_order_id and state = ended_state));
  with ended as (
    update private.stock_holds set state = p_state, settled_at = clock_timestamp()
    where order_id = p_order_id and state = ended_state
    returning product_id, quantity)
  update public.inventory as stock
  set on_hand = case p_state
      when 'consumed' then greatest(stock.on_hand - ended.quantity, 0)
      when 'restocked' then stock.on_hand + ended.quantity
      else stock.on_hand end,
    reserved = case p_state
      when 'restocked' then stock.reserved
      when 'consumed' then least(greatest(stock.reserved - ended.quantity, 0), greatest(stock.on_hand - ended.quantity, 0))
      else greatest(stock.reserved - ended.quantity, 0) end
  from ended
  where ended.product_id = stock.product_id;
end
$$;

revoke all on all functions in schema private from public;
