-- Stock and prices at the desk. Changes are announced to the shop like all other changes of the catalogue.

create index products_search_hidden on public.products using gin (search_document) where not published;

-- Matches products at the desk: beginnings of words of their names or codes, or an ISBN with hyphens. Other texts match
-- nothing.
create function private.product_query(typed text) returns tsquery
language sql immutable set search_path = '' as $$
  with given as (
    select left(private.clean_line(typed), 100) as line),
  read (alternative) as (
    select (
      select string_agg(word || '*', ' ')
      from unnest((string_to_array(private.without_articles(private.fold_search(line)), ' '))[1:8]) as word where word <> '')
    from given
    union
    select regexp_replace(line, '[- ]', '', 'g') || '*' from given where line ~ '^[0-9][0-9 -]{4,30}$')
  select coalesce(private.search_query(array_agg(alternative) filter (where alternative is not null), 'ABCD'), 'nothing:D'::tsquery)
  from read
$$;

-- Products as the desk lists them, in the order of the sku: see listed in lib/desk/contract/products.
create function private.desk_product_rows(product_ids uuid[]) returns setof jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('product_id', product.product_id, 'sku', product.sku, 'isbn', product.isbn,
    'product_name', product.product_name, 'name_en', product.name_en, 'category_name', category.name,
    'category_name_en', category.name_en, 'image_url', product.image_url, 'retail_price_pt', product.retail_price_pt,
    'on_hand', stock.on_hand, 'reserved', coalesce(stock.reserved, 0), 'sellable', product.sellable,
    'published', product.published)
  from public.products as product
  join public.categories as category using (category_id)
  left join public.inventory as stock using (product_id)
  where product.product_id = any (product_ids)
  order by product.sku
$$;

-- {products, next_cursor}. Errors: those of require_staff; PT400 invalid_filter, invalid_cursor.
create function public.desk_products(
  p_query text default null, p_filter text default null, p_cursor text default null, p_limit integer default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  low_stock_at constant integer := 5;
  size constant integer := private.page_size(p_limit);
  query tsquery;
  listed uuid[];
begin
  perform private.require_staff();
  if p_filter not in ('low', 'out', 'uncounted', 'hidden') then
    raise sqlstate 'PT400' using message = 'invalid_filter';
  elsif p_cursor !~ '^[A-Z0-9][A-Z0-9-]{1,39}$' then
    raise sqlstate 'PT400' using message = 'invalid_cursor';
  end if;
  if private.clean_line(p_query) is not null then
    query := private.product_query(p_query);
  end if;
  listed := array(
    select product.product_id
    from public.products as product left join public.inventory as stock using (product_id)
    -- Two parts, each of which has its own index.
    where (query is null or product.published and product.search_document @@ query
        or not product.published and product.search_document @@ query)
      and (p_filter is null
        or p_filter = 'low' and stock.on_hand - stock.reserved <= low_stock_at
        or p_filter = 'out' and stock.on_hand - stock.reserved <= 0
        or p_filter = 'uncounted' and stock.product_id is null
        or p_filter = 'hidden' and not product.published)
      and (p_cursor is null or product.sku > p_cursor)
    order by product.sku
    limit size + 1);
  return jsonb_build_object(
    'products', (
      select coalesce(jsonb_agg(listed_row order by listed_row ->> 'sku' collate "C"), '[]')
      from private.desk_product_rows(listed[1:size]) as listed_row),
    'next_cursor', case when cardinality(listed) > size then (
      select sku from public.products where product_id = listed[size]) end);
end
$$;

-- See productSchema in lib/desk/contract. Errors: those of require_staff; PT404 product_not_found.
create function public.desk_product(p_product_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  listed jsonb;
begin
  perform private.require_staff();
  select * into listed from private.desk_product_rows(array[p_product_id]);
  if not found then
    raise sqlstate 'PT404' using message = 'product_not_found';
  end if;
  return listed || (
    select jsonb_build_object('owner_name', owner.name, 'owner_name_en', owner.name_en, 'updated_at', product.updated_at)
    from public.products as product join public.owners as owner using (owner_id)
    where product.product_id = p_product_id)
  || (
    select jsonb_build_object(
      'sold_30_days', coalesce(sum(line.quantity) filter (where orders."timestamp" > now() - interval '30 days'), 0),
      'to_ship', coalesce(sum(line.quantity) filter (where orders.status in ('processing', 'preparing')), 0))
    from public.order_products as line join public.orders using (order_id)
    where line.product_id = p_product_id and orders.status in ('processing', 'preparing', 'shipped', 'delivered')
      and (orders."timestamp" > now() - interval '30 days' or orders.status in ('processing', 'preparing')))
  || jsonb_build_object('log', (
    select coalesce(jsonb_agg(private.log_entry(entry) order by entry.log_id desc), '[]')
    from (
      select * from private.staff_log as noted where noted.subject_id = p_product_id
      order by noted.log_id desc limit 20) as entry));
end
$$;

-- {product_id, on_hand, reserved}. A null stock is unlimited. Errors: those of require_staff; PT404 product_not_found;
-- PT409 changed_meanwhile, below_reserved; PT400 invalid_stock; PT422 reason_required.
create function public.desk_set_stock(p_product_id uuid, p_expected_on_hand integer, p_on_hand integer, p_reason text)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  reason constant text := left(private.clean_line(p_reason), 300);
  stock public.inventory;
begin
  perform private.require_staff();
  if p_on_hand not between 0 and 1000000 then
    raise sqlstate 'PT400' using message = 'invalid_stock';
  elsif reason is null then
    raise sqlstate 'PT422' using message = 'reason_required';
  elsif not exists (select from public.products where product_id = p_product_id) then
    raise sqlstate 'PT404' using message = 'product_not_found';
  end if;
  perform private.lock_stock(array[p_product_id]);
  select * into stock from public.inventory where product_id = p_product_id;
  if stock.on_hand is distinct from p_expected_on_hand then
    raise sqlstate 'PT409' using message = 'changed_meanwhile', detail = stock.on_hand::text;
  elsif coalesce(p_on_hand, 0) < coalesce(stock.reserved, 0) then
    raise sqlstate 'PT409' using message = 'below_reserved', detail = stock.reserved::text;
  end if;
  if p_on_hand is null then
    delete from public.inventory where product_id = p_product_id;
  elsif stock.product_id is not null then
    update public.inventory set on_hand = p_on_hand where product_id = p_product_id;
  else
    insert into public.inventory (product_id, on_hand) values (p_product_id, p_on_hand) on conflict do nothing;
    if not found then
      raise sqlstate 'PT409' using message = 'changed_meanwhile';
    end if;
  end if;
  perform private.log_staff('set_stock', 'product', p_product_id, p_detail => jsonb_build_object(
    'from', p_expected_on_hand, 'to', p_on_hand, 'reason', reason));
  return jsonb_build_object('product_id', p_product_id, 'on_hand', p_on_hand, 'reserved', coalesce(stock.reserved, 0));
end
$$;

-- {product_id, retail_price_pt}. Errors: those of require_staff; PT404 product_not_found; PT409 changed_meanwhile;
-- PT400 invalid_price.
create function public.desk_set_price(p_product_id uuid, p_expected_price_pt bigint, p_price_pt bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known bigint;
begin
  perform private.require_staff();
  if p_price_pt is null or p_price_pt not between 1 and 100000000 then
    raise sqlstate 'PT400' using message = 'invalid_price';
  end if;
  select retail_price_pt into known from public.products where product_id = p_product_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'product_not_found';
  elsif known is distinct from p_expected_price_pt then
    raise sqlstate 'PT409' using message = 'changed_meanwhile', detail = known::text;
  end if;
  update public.products set retail_price_pt = p_price_pt where product_id = p_product_id;
  perform private.log_staff('set_price', 'product', p_product_id,
    p_detail => jsonb_build_object('from_pt', known, 'to_pt', p_price_pt));
  return jsonb_build_object('product_id', p_product_id, 'retail_price_pt', p_price_pt);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_products, public.desk_product, public.desk_set_stock, public.desk_set_price
  from public, anon, authenticated, service_role;
grant execute on function public.desk_products, public.desk_product, public.desk_set_stock, public.desk_set_price
  to authenticated;
