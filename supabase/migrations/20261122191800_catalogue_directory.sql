-- What landing pages, the footer and the sitemap are made from. They run as their owner, because the
-- counters are private; they read published products only.

create function public.shop_directory() returns jsonb
language sql stable security definer set search_path = '' as $$
  with by_category as materialized (
    select category, sum(products)::bigint as products
    from private.catalogue_counts
    where subject = '*' and owner = '*' and term = '*' and category <> '*'
    group by category having sum(products) > 0),
  by_subject as materialized (
    select subject, sum(products)::bigint as products
    from private.catalogue_counts
    where category = '*' and owner = '*' and term = '*' and subject not in ('*', '')
    group by subject having sum(products) > 0),
  by_owner as materialized (
    select owner, sum(products)::bigint as products
    from private.catalogue_counts
    where category = '*' and subject = '*' and term = '*' and owner <> '*'
    group by owner having sum(products) > 0),
  every_product as materialized (
    select term, level, available, products
    from private.catalogue_counts
    where category = '*' and subject = '*' and owner = '*')
  select jsonb_build_object(
    'total', (select coalesce(sum(products), 0)::bigint from every_product where term = '*'),
    'availability', (
      select jsonb_build_object(
        'available', coalesce(sum(products) filter (where available), 0)::bigint,
        'out-of-stock', coalesce(sum(products) filter (where not available), 0)::bigint)
      from every_product where term = '*'),
    'terms', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', term.slug, 'name', term.name, 'name_en', term.name_en, 'count', term_counted.products)
        order by term.position), '[]')
      from public.terms as term
      join (
        select term, sum(products)::bigint as products
        from every_product group by term having sum(products) > 0) as term_counted
        on term_counted.term = term.slug),
    'levels', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', level.slug, 'name', level.name, 'name_en', level.name_en, 'count', level_counted.products)
        order by level.position), '[]')
      from public.levels as level
      join (
        select level, sum(products)::bigint as products
        from every_product where term = '*' group by level having sum(products) > 0) as level_counted
        on level_counted.level = level.slug),
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', category.slug, 'name', category.name, 'name_en', category.name_en,
        'count', counted.products,
        'updated_at', (
          select max(product.updated_at) from public.products as product
          where product.category_id = category.category_id and product.published))
        order by category.position, category.name), '[]')
      from by_category as counted
      join public.categories as category on category.category_id = counted.category::uuid),
    'subjects', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', subject.slug, 'name', subject.name, 'name_en', subject.name_en,
        'count', counted.products,
        'updated_at', (
          select max(product.updated_at) from public.products as product
          where product.subject_id = subject.subject_id and product.published))
        order by subject.position, subject.name), '[]')
      from by_subject as counted
      join public.subjects as subject on subject.subject_id = counted.subject::uuid),
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', owner.slug, 'name', owner.name, 'name_en', owner.name_en, 'kind', owner.kind,
        'count', counted.products,
        'updated_at', (
          select max(product.updated_at) from public.products as product
          where product.owner_id = owner.owner_id and product.published))
        order by owner.name), '[]')
      from by_owner as counted
      join public.owners as owner on owner.owner_id = counted.owner::uuid))
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

-- Where each sitemap file of p_size products begins, with its latest change.
create function public.shop_sitemap_slices(p_size integer default 10000) returns jsonb
language sql stable security definer set search_path = '' as $$
  with numbered as (
    select sku, updated_at, lag(sku) over (order by sku) as previous,
      (row_number() over (order by sku) - 1) / least(greatest(coalesce(p_size, 10000), 100), 50000) as slice
    from public.products
    where published)
  select coalesce(jsonb_agg(jsonb_build_object('after', after, 'updated_at', updated_at) order by slice), '[]')
  from (
    select slice, coalesce((array_agg(previous order by sku))[1], '') as after, max(updated_at) as updated_at
    from numbered
    group by slice) as sliced
$$;

revoke all on function public.shop_directory, public.shop_sitemap_products, public.shop_sitemap_slices
  from public, anon, authenticated, service_role;
grant execute on function public.shop_directory, public.shop_sitemap_products, public.shop_sitemap_slices
  to anon, authenticated, service_role;
