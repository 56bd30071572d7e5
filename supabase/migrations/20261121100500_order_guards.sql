-- What keeps orders true whoever writes: they are never deleted, their lines are frozen, and the lines
-- are what the amounts say.

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = 'orders_are_kept', detail = format('%s %s', tg_op, tg_table_name);
end
$$;

create trigger orders_are_kept before delete on public.orders
  for each row execute function private.refuse_change();
create trigger orders_are_not_emptied before truncate on public.orders
  for each statement execute function private.refuse_change();
create trigger order_addresses_are_kept before update or delete on public.order_addresses
  for each row execute function private.refuse_change();
create trigger order_addresses_are_not_emptied before truncate on public.order_addresses
  for each statement execute function private.refuse_change();
create trigger order_products_are_kept before update or delete on public.order_products
  for each row execute function private.refuse_change();
create trigger order_products_are_not_emptied before truncate on public.order_products
  for each statement execute function private.refuse_change();
create trigger order_status_changes_are_kept before update or delete on public.order_status_changes
  for each row execute function private.refuse_change();
create trigger order_status_changes_are_not_emptied before truncate on public.order_status_changes
  for each statement execute function private.refuse_change();

-- Runs at the end of the transaction, when the order has all its lines.
create function private.check_order_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lines record;
begin
  select coalesce(sum(line_pt), 0) as subtotal_pt, coalesce(sum(quantity), 0) as items into lines
  from public.order_products where order_id = new.order_id;
  if lines.items > 10 then
    raise check_violation using message = 'order_over_ten_items', detail = new.order_id::text;
  elsif not exists (
      select from public.orders where order_id = new.order_id and subtotal_pt = lines.subtotal_pt) then
    raise check_violation using message = 'order_lines_differ_from_subtotal', detail = new.order_id::text;
  end if;
  return null;
end
$$;

create constraint trigger orders_equal_their_lines after insert on public.orders
  deferrable initially deferred for each row execute function private.check_order_lines();
create constraint trigger order_products_equal_their_order after insert on public.order_products
  deferrable initially deferred for each row execute function private.check_order_lines();

-- Eight characters of Crockford's alphabet out of 40 random bits.
create function private.new_order_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random_bytes bytea;
  bits bigint;
  code text;
begin
  loop
    -- The first 48 bits of a version 4 uuid are random.
    random_bytes := uuid_send(gen_random_uuid());
    bits := 0;
    for place in 0..4 loop
      bits := (bits << 8) | get_byte(random_bytes, place);
    end loop;
    code := '';
    for place in 0..7 loop
      code := code || substr(alphabet, 1 + ((bits >> (5 * place)) & 31)::integer, 1);
    end loop;
    code := format('ZD-%s-%s', left(code, 4), right(code, 4));
    exit when not exists (select from public.orders where order_number = code);
  end loop;
  return code;
end
$$;

revoke all on function private.refuse_change, private.check_order_lines, private.new_order_number from public;
