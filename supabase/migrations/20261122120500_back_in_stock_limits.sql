-- Requests count against whoever makes them.

-- Notes a request: {"status": "noted"}, whether it is new or was there before, or {"status": "available"} when the book can
-- be bought already. Within a day 100 requests of a caller, 10 of them with one e-mail address; 30 with that address from
-- everywhere, as it is the one who gets the mails; and after 3,000 requests every caller has five left.
-- Refusals: PT422 invalid_email, invalid_locale, unknown_product; PT429 too_many_requests.
create or replace function public.request_back_in_stock(p_sku text, p_email text, p_locale text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant text := private.caller();
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
  -- Locked: a book that comes back at this moment either is seen here or finds the request.
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

drop table private.back_in_stock_tries;
