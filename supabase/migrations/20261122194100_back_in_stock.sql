-- Requests for an e-mail when a sold-out book is available again. Each request causes at most one e-mail, through the
-- outbox of a later file.

create table public.back_in_stock_requests (
  request_id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (product_id) on delete cascade,
  email text collate "C" not null check (email = lower(email) and char_length(email) between 3 and 254),
  locale text not null check (locale in ('ar', 'en')),
  -- Part of the e-mail's unsubscribe link; it allows nothing else.
  token text collate "C" not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'sent', 'stopped', 'failed')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- One open request per address and book.
create unique index back_in_stock_open on public.back_in_stock_requests (product_id, email)
  where state in ('waiting', 'queued');
create index back_in_stock_of_email on public.back_in_stock_requests (email) where state in ('waiting', 'queued');
create index back_in_stock_age on public.back_in_stock_requests (changed_at, request_id);

alter table public.back_in_stock_requests enable row level security;

revoke all on public.back_in_stock_requests from public, anon, authenticated, service_role;
grant select, delete on public.back_in_stock_requests to service_role;

-- Records a request: {"status": "noted"}, whether it is new or existed before, or {"status": "available"} if the book
-- is already available. Limits within a day: 100 requests per caller, 10 of them with one e-mail address; 30 per e-mail
-- address from everywhere, because its owner gets the e-mails; and after 3,000 requests in total, five per caller.
-- Errors: PT422 invalid_email, invalid_locale, unknown_product; PT429 too_many_requests.
create function private.keep_back_in_stock_request(caller text, p_sku text, p_email text, p_locale text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  address constant text := private.fold_email(p_email);
  product record;
begin
  if address is null then
    raise sqlstate 'PT422' using message = 'invalid_email';
  elsif p_locale is null or p_locale not in ('ar', 'en') then
    raise sqlstate 'PT422' using message = 'invalid_locale';
  end if;
  perform private.require_allowance('too_many_requests', 'back in stock of ' || caller, interval '1 day', 100);
  perform private.require_allowance('too_many_requests', 'back in stock for ' || address || ' of ' || caller,
    interval '1 day', 10);
  perform private.require_allowance('too_many_requests', 'back in stock for ' || address, interval '1 day', 30);
  if private.count_in_crowd('back in stock', caller, 3000, 5) is null then
    raise sqlstate 'PT429' using message = 'too_many_requests';
  end if;
  -- Locked, so that a book that becomes available at this moment either is seen here or finds the request.
  select product_id, available into product from public.products
  where sku = p_sku and published for share;
  if product.product_id is null then
    raise sqlstate 'PT422' using message = 'unknown_product';
  end if;
  if product.available then
    return '{"status": "available"}';
  end if;
  insert into public.back_in_stock_requests (product_id, email, locale)
  values (product.product_id, address, p_locale)
  on conflict (product_id, email) where state in ('waiting', 'queued') do update set locale = excluded.locale;
  return '{"status": "noted"}';
end
$$;

create function public.request_back_in_stock(p_sku text, p_email text, p_locale text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.keep_back_in_stock_request(private.caller(), p_sku, p_email, p_locale)
$$;

-- The same for a server function that was called by a visitor's browser: `p_headers` are the headers of that request
-- with the visitor's address. Errors are returned as the status.
create function public.request_back_in_stock_for(p_sku text, p_email text, p_locale text, p_headers jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.keep_back_in_stock_request(
    'address ' || coalesce(private.client_address(p_headers::text), 'unknown'), p_sku, p_email, p_locale);
exception
  when sqlstate 'PT422' or sqlstate 'PT429' then
    return jsonb_build_object('status', sqlerrm);
end
$$;

-- Deletes requests that ended a month ago, and requests that are a year old. Returns their number.
create function public.prune_back_in_stock(p_limit integer default 1000) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  pruned integer;
begin
  delete from public.back_in_stock_requests where request_id = any (array(
    select request_id from public.back_in_stock_requests
    where changed_at < now() - interval '30 days' and state in ('sent', 'stopped', 'failed')
      or changed_at < now() - interval '365 days'
    order by changed_at
    limit least(greatest(coalesce(p_limit, 1000), 1), 10000)));
  get diagnostics pruned = row_count;
  return pruned;
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.request_back_in_stock, public.request_back_in_stock_for, public.prune_back_in_stock
  from public, anon, authenticated, service_role;
grant execute on function public.request_back_in_stock to anon, authenticated;
grant execute on function public.request_back_in_stock_for, public.prune_back_in_stock to service_role;
