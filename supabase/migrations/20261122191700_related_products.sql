-- Related books: of the same subject and year, then of the subject, of its author or publisher, and of its category.

-- At most `most` products that follow a product in the newest-first order of those that `alike` describes, wrapping
-- around to the newest. Each step reads that many entries of an index in its own order, whatever the number of
-- products; sorts and bitmap scans, which read all of them, are disabled.
create function private.products_after(product public.products, alike text, most integer) returns uuid[]
language plpgsql stable set search_path = '' set enable_sort = off set enable_bitmapscan = off as $$
declare
  following uuid[] := '{}';
  found_now uuid[];
  step text;
begin
  foreach step in array array[
    'created_at = ($1).created_at and product_id > ($1).product_id', 'created_at < ($1).created_at', 'true']
  loop
    exit when cardinality(following) >= most;
    execute format(
      'select array(select product_id from public.products
        where published and %s and %s order by created_at desc, product_id limit $2)', alike, step)
    into found_now using product, most;
    following := following || found_now;
  end loop;
  return following[1:most];
end
$$;

-- Up to p_limit cards, as in shop_catalogue, of published products: available ones first, then the most similar, then
-- the next in the newest-first order. The result is stable until the catalogue changes, and differs for every product:
-- together, the results link all products of a subject. Empty for an unknown sku.
create function public.shop_related(p_sku text, p_limit integer default 4) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := least(greatest(coalesce(p_limit, 4), 1), 12);
  product public.products;
  alike text;
  candidates uuid[] := '{}';
begin
  select * into product from public.products where sku = p_sku and published;
  if product.product_id is null then
    return '[]';
  end if;
  foreach alike in array array[
    'subject_id = ($1).subject_id and grade = ($1).grade', 'subject_id = ($1).subject_id', 'owner_id = ($1).owner_id',
    'category_id = ($1).category_id']
  loop
    candidates := candidates || array(
      select following.id
      from unnest(private.products_after(product, alike, 2 * most)) with ordinality as following (id, place)
      where following.id <> all (candidates || product.product_id)
      group by following.id order by min(following.place));
    -- Less similar products would come after these.
    exit when most <= (
      select count(*) from public.products as stored where stored.product_id = any (candidates) and stored.available);
  end loop;
  return private.catalogue_cards(array(
    select candidate.id
    from unnest(candidates) with ordinality as candidate (id, place)
    join public.products as stored on stored.product_id = candidate.id
    order by stored.available desc, candidate.place
    limit most));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.shop_related from public, anon, authenticated, service_role;
grant execute on function public.shop_related to anon, authenticated, service_role;
