-- Promo codes: rows that staff edit. Shoppers can only learn about a code by typing it into quote_order.

create table public.promos (
  promo_id uuid primary key default gen_random_uuid(),
  -- As the shop spells it. What shoppers type is folded before the comparison.
  code text not null check (code = btrim(code) and char_length(code) between 3 and 40),
  code_folded text collate "C" not null unique check (char_length(code_folded) between 3 and 40),
  kind text not null check (kind in ('amount', 'percent')),
  amount_pt bigint check (amount_pt between 1 and 100000000),
  -- In basis points.
  basis_points integer check (basis_points between 1 and 10000),
  -- The minimum price of the books.
  minimum_pt bigint not null default 0 check (minimum_pt >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  limit_total integer check (limit_total > 0),
  limit_per_shopper integer check (limit_per_shopper > 0),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'amount') = (amount_pt is not null)),
  check ((kind = 'percent') = (basis_points is not null)),
  check (ends_at > starts_at)
);

-- Unknown codes that shoppers have typed: whoever tries many is refused for a while.
create table private.promo_tries (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_folded text collate "C" not null,
  tried_at timestamptz not null default now(),
  primary key (user_id, code_folded)
);

alter table public.promos enable row level security;
alter table private.promo_tries enable row level security;

revoke all on public.promos, private.promo_tries from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.promos to service_role;

-- Folds a code: digits of any script, letters of either case, without spaces and hyphens. Null if nothing is left.
create function private.fold_promo(typed text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return nullif(upper(replace(private.fold_search(left(typed, 100)), ' ', '')), '');
end
$$;

create function private.keep_promo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.code_folded := private.fold_promo(new.code);
  if tg_op = 'UPDATE' then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;

create trigger promos_keep before insert or update on public.promos
  for each row execute function private.keep_promo();

-- The value of a promo code for this shopper: null without a code, otherwise {promo_id, code, valid, reason,
-- minimum_pt, amount_pt}, where the amount is not yet limited by the order's. Unknown codes are counted, and after ten
-- different ones within an hour, all codes are refused. Calls of one shopper are serialized.
create function private.promo_verdict(p_promo text, shopper uuid, subtotal_pt bigint) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  most_tries constant integer := 10;
  folded constant text := left(private.fold_promo(p_promo), 100);
  promo public.promos;
  reason text;
begin
  if folded is null then
    return null;
  elsif shopper is null then
    reason := 'sign_in';
  else
    perform pg_advisory_xact_lock(hashtextextended('promo tries ' || shopper, 0));
    if (select count(*) from private.promo_tries
        where user_id = shopper and tried_at > now() - interval '1 hour' and code_folded <> folded) >= most_tries then
      reason := 'too_many_tries';
    else
      -- Recorded before the lookup, so that a read-only transaction fails whether or not the code is valid.
      delete from private.promo_tries where user_id = shopper and tried_at < now() - interval '1 day';
      insert into private.promo_tries (user_id, code_folded) values (shopper, folded)
      on conflict (user_id, code_folded) do update set tried_at = excluded.tried_at;
      select * into promo from public.promos where code_folded = folded and active;
      if found then
        delete from private.promo_tries where user_id = shopper and code_folded = folded;
      end if;
    end if;
  end if;

  if reason is null then
    reason := case
      when promo.promo_id is null then 'unknown'
      when promo.starts_at > now() then 'not_yet'
      when promo.ends_at <= now() then 'expired'
      when promo.limit_total <= (
        select count(*) from public.orders where promo_id = promo.promo_id and status <> 'cancelled') then 'used_up'
      when promo.limit_per_shopper <= (
        select count(*) from public.orders
        where promo_id = promo.promo_id and user_id = shopper and status <> 'cancelled') then 'already_used'
      when subtotal_pt < promo.minimum_pt then 'below_minimum'
    end;
  end if;
  return jsonb_build_object(
    'promo_id', promo.promo_id,
    'code', coalesce(promo.code, left(private.clean_line(p_promo), 40)),
    'valid', reason is null,
    'reason', reason,
    'minimum_pt', coalesce(promo.minimum_pt, 0),
    'amount_pt', case when reason is not null then 0 when promo.kind = 'amount' then promo.amount_pt
      else private.share_pt(subtotal_pt, promo.basis_points) end);
end
$$;

revoke all on all functions in schema private from public;
