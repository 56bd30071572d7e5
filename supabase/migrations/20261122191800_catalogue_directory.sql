-- The data of landing pages, the footer and the sitemap. These functions run as their owner, because the counters are
-- private; they read published products only.

-- Categories, subjects or owners (`kind`) with a published product: how many products, and the last change of the
-- landing page.
create function private.landing_entries(kind text, ids uuid[]) returns table (id uuid, products bigint, entry jsonb)
language plpgsql stable set search_path = '' as $$
declare
  facet constant text := case kind when 'categories' then 'category' when 'subjects' then 'subject' else 'owner' end;
begin
  return query
    select counted.value::uuid, counted.products, jsonb_build_object(
      'slug', named.slug, 'name', named.name, 'name_en', named.name_en, 'count', counted.products,
      'updated_at', named.updated_at) || case when named.kind is null then '{}' else jsonb_build_object('kind', named.kind) end
    from unnest(private.counts_of(null, facet, ids::text[])) as counted
    cross join lateral (
      select slug, name, name_en, null as kind, (
        select max(product.updated_at) from public.products as product
        where product.category_id = category.category_id and product.published) as updated_at
      from public.categories as category where facet = 'category' and category_id = counted.value::uuid
      union all
      select slug, name, name_en, null, (
        select max(product.updated_at) from public.products as product
        where product.subject_id = subject.subject_id and product.published)
      from public.subjects as subject where facet = 'subject' and subject_id = counted.value::uuid
      union all
      select slug, name, name_en, owner.kind, (
        select max(product.updated_at) from public.products as product
        where product.owner_id = owner.owner_id and product.published)
      from public.owners as owner where facet = 'owner' and owner_id = counted.value::uuid) as named
    where counted.products > 0;
end
$$;

-- The tracks that at least half of a subject's products are for.
create function private.subject_tracks(subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(track.slug order by track.position), '[]')
  from public.tracks as track
  where (
    select sum(products) filter (where private.in_track(value::smallint, track.bit)) * 2 >= sum(products)
    from private.catalogue_counts
    where category = '*' and subject = subject_tracks.subject_id::text and owner = '*'
      and trait = 'track_bits' and value is not null)
$$;

-- The 24 with the most products.
create function private.largest_entries(kind text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    entry || case kind when 'subjects' then jsonb_build_object('tracks', private.subject_tracks(id)) else '{}' end
    order by products desc, entry ->> 'name'), '[]')
  from private.landing_entries(kind, private.largest_values(null,
    case kind when 'categories' then 'category' when 'subjects' then 'subject' else 'owner' end, 24)::uuid[])
$$;

create function public.shop_directory() returns jsonb
language sql stable security definer set search_path = '' as $$
  with total as materialized (select * from private.trait_totals(null))
  select jsonb_build_object(
    'total', private.catalogue_total(null),
    'availability', (
      select jsonb_build_object(
        'available', coalesce(sum(products) filter (where value = 'true'), 0)::bigint,
        'out-of-stock', coalesce(sum(products) filter (where value = 'false'), 0)::bigint)
      from total where trait = 'available'),
    'terms', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', term.slug, 'name', term.name, 'name_en', term.name_en, 'count', products) order by term.position), '[]')
      from public.terms as term
      join total on trait = 'term' and value = term.slug and products > 0),
    'levels', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', level.slug, 'name', level.name, 'name_en', level.name_en, 'count', products) order by level.position), '[]')
      from public.levels as level
      join total on trait = 'level' and value = level.slug and products > 0),
    'categories', private.largest_entries('categories'),
    'subjects', private.largest_entries('subjects'),
    'owners', private.largest_entries('owners'))
$$;

-- One entry of the directory; null if the slug is unknown or has no published product.
create function public.shop_landing(p_kind text, p_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select entry
  from private.landing_entries(p_kind, array(
    select category_id from public.categories where p_kind = 'categories' and slug = p_slug
    union all
    select subject_id from public.subjects where p_kind = 'subjects' and slug = p_slug
    union all
    select owner_id from public.owners where p_kind = 'owners' and slug = p_slug))
$$;

-- At most 1,000 names with a published product, in the order of their slugs, after the given slug.
create function public.shop_sitemap_names(p_kind text, p_after text default null, p_limit integer default 1000)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := least(greatest(coalesce(p_limit, 1000), 1), 1000);
  key constant text := case p_kind when 'categories' then 'category' when 'subjects' then 'subject' when 'owners' then 'owner' end;
  listed uuid[];
begin
  if key is null then
    return '[]';
  end if;
  execute format(
    'select array(
       select %1$I from public.%2$I
       where slug > $1 and (
         select coalesce(sum(products), 0) from private.catalogue_counts
         where trait = '''' and category = %3$s and subject = %4$s and owner = %5$s) > 0
       order by slug limit $2)',
    key || '_id', p_kind,
    case key when 'category' then 'category_id::text' else '''*''' end,
    case key when 'subject' then 'subject_id::text' else '''*''' end,
    case key when 'owner' then 'owner_id::text' else '''*''' end)
  into listed using coalesce(p_after, ''), most;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', entry -> 'slug', 'updated_at', entry -> 'updated_at',
      'has_english', entry ->> 'name_en' is not null) order by entry ->> 'slug' collate "C"), '[]')
    from private.landing_entries(p_kind, listed));
end
$$;

-- The number of sitemap files for products: about a thousand products each, and a power of two, so that all files have
-- the same number of parts.
create function private.sitemap_files() returns integer
language sql stable set search_path = '' as $$
  select least(256, 2 ^ ceil(log(2, greatest(private.catalogue_total(null) / 1000.0, 1))))::integer
$$;

-- The sitemap files of products, numbered from 0, with their last changes.
create function public.shop_sitemap_files() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  parts constant integer := 256 / private.sitemap_files();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('file', file, 'updated_at', updated_at) order by file), '[]')
    from (
      select part / parts as file, max(latest.updated_at) as updated_at
      from generate_series(0, 255) as part
      cross join lateral (
        select product.updated_at from public.products as product
        where product.published and product.sitemap_part = part
        order by product.updated_at desc limit 1) as latest
      group by 1) as listed);
end
$$;

-- The products of one sitemap file; empty if there is no such file. A file may have 50,000 addresses, and a product has
-- two.
create function public.shop_sitemap_products(p_file integer default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  files constant integer := private.sitemap_files();
  file constant integer := case when p_file between 0 and files - 1 then p_file end;
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.sku), '[]')
    from (
      select sku, updated_at, image_url, name_en is not null as has_english,
        array(
          select picture.image_url from public.product_pictures as picture
          where picture.product_id = products.product_id order by picture.position) as pictures
      from public.products
      where published and sitemap_part >= file * (256 / files) and sitemap_part < (file + 1) * (256 / files)
      limit 25000) as listed);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.shop_directory, public.shop_landing, public.shop_sitemap_names,
  public.shop_sitemap_products, public.shop_sitemap_files
  from public, anon, authenticated, service_role;
grant execute on function public.shop_directory, public.shop_landing, public.shop_sitemap_names,
  public.shop_sitemap_products, public.shop_sitemap_files
  to anon, authenticated, service_role;
