-- What landing pages, the footer and the sitemap are made from. Both run as their owner, because the
-- counters are private; both read published products only.

create function public.shop_directory() returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as materialized (
    select category, subject, owner, sum(products)::bigint as products
    from private.catalogue_counts
    where term = '*'
      and (category <> '*')::integer + (subject <> '*')::integer + (owner <> '*')::integer = 1
    group by 1, 2, 3
    having sum(products) > 0)
  select jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', category.slug, 'name', category.name, 'name_en', category.name_en,
        'count', counted.products,
        'updated_at', (
          select max(product.updated_at) from public.products as product
          where product.category_id = category.category_id and product.published))
        order by category.position, category.name), '[]')
      from counted
      join public.categories as category on category.category_id::text = counted.category
      where counted.subject = '*' and counted.owner = '*'),
    'subjects', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', subject.slug, 'name', subject.name, 'name_en', subject.name_en,
        'count', counted.products,
        'updated_at', (
          select max(product.updated_at) from public.products as product
          where product.subject_id = subject.subject_id and product.published))
        order by subject.position, subject.name), '[]')
      from counted
      join public.subjects as subject on subject.subject_id::text = counted.subject
      where counted.category = '*' and counted.owner = '*'),
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', owner.slug, 'name', owner.name, 'name_en', owner.name_en, 'kind', owner.kind,
        'count', counted.products,
        'updated_at', (
          select max(product.updated_at) from public.products as product
          where product.owner_id = owner.owner_id and product.published))
        order by owner.name), '[]')
      from counted
      join public.owners as owner on owner.owner_id::text = counted.owner
      where counted.category = '*' and counted.subject = '*'))
$$;

-- The products after the given sku, in the order of the sku. At most 50,000, a sitemap file's limit.
create function public.shop_sitemap_products(p_after text default null, p_limit integer default 1000)
returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.sku), '[]')
  from (
    select sku, updated_at, image_url, name_en is not null as has_english
    from public.products
    where published and sku > coalesce(p_after, '')
    order by sku
    limit least(greatest(coalesce(p_limit, 1000), 1), 50000)) as listed
$$;

revoke all on function public.shop_directory, public.shop_sitemap_products
  from public, anon, authenticated, service_role;
grant execute on function public.shop_directory, public.shop_sitemap_products
  to anon, authenticated, service_role;
