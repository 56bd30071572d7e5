-- Promo codes: rows that staff edit. Shoppers learn about a code only by typing it into quote_order.

create table public.promos (
  promo_id uuid primary key default gen_random_uuid(),
  -- As the shop writes it. What shoppers type is compared folded.
  code text not null check (code = btrim(code) and char_length(code) between 3 and 40),
  code_folded text collate "C" not null unique check (char_length(code_folded) between 3 and 40),
  kind text not null check (kind in ('amount', 'percent')),
  amount_pt bigint check (amount_pt between 1 and 100000000),
  -- Hundredths of a percent.
  basis_points integer check (basis_points between 1 and 10000),
  -- What the books must cost at least.
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

-- Codes that nobody has, as shoppers typed them: whoever tries many is not answered for a while.
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

-- Digits of any script, letters of either case, spaces and hyphens: one code. Null when nothing is left.
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

revoke all on function private.fold_promo, private.keep_promo from public;
