-- What the listing answers with: cards, and the filters' values with their names in both languages.

create function private.catalogue_cards(page uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object(
    'product_id', product.product_id,
    'sku', product.sku,
    'product_name', product.product_name,
    'name_en', product.name_en,
    'product_owner_name', owner.name,
    'product_owner_name_en', owner.name_en,
    'product_owner_slug', owner.slug,
    'category_name', category.name,
    'category_name_en', category.name_en,
    'category_slug', category.slug,
    'subject_name', subject.name,
    'subject_name_en', subject.name_en,
    'subject_slug', subject.slug,
    'grade', product.grade,
    'retail_price', product.retail_price_pt / 100.0::float8,
    'available', product.available,
    'image_url', product.image_url,
    'updated_at', product.updated_at) order by listed.place), '[]')
  from unnest(page) with ordinality as listed (product_id, place)
  join public.products as product on product.product_id = listed.product_id
  join public.categories as category on category.category_id = product.category_id
  join public.owners as owner on owner.owner_id = product.owner_id
  left join public.subjects as subject on subject.subject_id = product.subject_id);
end
$$;

-- A value that would show nothing is left out unless it is the one selected.
create function private.catalogue_facets(
  facet_counts private.facet_count[], wanted private.catalogue_filters)
returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with named (dimension, key, selected, place, entry) as (
      select 'category', category_id::text, category_id = wanted.category_id, position,
        jsonb_build_object('value', slug, 'name', name, 'name_en', name_en)
      from public.categories
      union all
      select 'course', slug, slug = wanted.term, position,
        jsonb_build_object('value', slug, 'name', name, 'name_en', name_en)
      from public.terms
      union all
      select 'level', slug, slug = wanted.level, position,
        jsonb_build_object('value', slug, 'name', name, 'name_en', name_en)
      from public.levels
      union all
      select 'owner', owner_id::text, owner_id = wanted.owner_id, 0,
        jsonb_build_object('value', slug, 'name', name, 'name_en', name_en, 'kind', kind)
      from public.owners
      union all
      select 'availability', 'available', wanted.available, 1, jsonb_build_object('value', 'available')
      union all
      select 'availability', 'out-of-stock', not wanted.available, 2, jsonb_build_object('value', 'out-of-stock')),
    listed as (
      select named.dimension,
        jsonb_agg(named.entry || jsonb_build_object('count', coalesce(counted.products, 0))
          order by named.place, named.entry ->> 'name', named.key) as entries
      from named
      left join unnest(facet_counts) as counted
        on counted.dimension = named.dimension and counted.value = named.key
      where counted.products > 0 or named.selected
      group by named.dimension)
    select jsonb_build_object('category', '[]'::jsonb, 'course', '[]'::jsonb, 'level', '[]'::jsonb,
        'owner', '[]'::jsonb, 'availability', '[]'::jsonb)
      || coalesce(jsonb_object_agg(dimension, entries), '{}')
    from listed);
end
$$;

-- Runs as its owner for two reasons: the counters are private, and under row level security LIKE may
-- not use the trigram index. It therefore reads published products only, by its own conditions.
create function public.shop_catalogue(
  p_q text default null, p_category text default null, p_subject text default null,
  p_course text default null, p_level text default null, p_owner text default null,
  p_availability text default null, p_page integer default 1, p_page_size integer default 50)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  words constant text[] := private.search_words(p_q);
  page_size constant bigint := least(greatest(coalesce(p_page_size, 50), 1), 100);
  skipped constant bigint := (greatest(coalesce(p_page, 1), 1)::bigint - 1) * page_size;
  nothing constant uuid := '00000000-0000-0000-0000-000000000000';
  wanted private.catalogue_filters;
  total bigint;
  page uuid[] := '{}';
  facet_counts private.facet_count[];
begin
  if p_category is not null then
    wanted.category_id := coalesce((select category_id from public.categories where slug = p_category), nothing);
  end if;
  if p_subject is not null then
    wanted.subject_id := coalesce((select subject_id from public.subjects where slug = p_subject), nothing);
  end if;
  if p_owner is not null then
    wanted.owner_id := coalesce((select owner_id from public.owners where slug = p_owner), nothing);
  end if;
  if p_course is not null then
    wanted.term := coalesce((select slug from public.terms where slug = p_course), '-');
  end if;
  if p_level is not null then
    wanted.level := coalesce((select slug from public.levels where slug = p_level), '-');
  end if;
  wanted.available := p_availability = 'available';
  if p_availability not in ('available', 'out-of-stock') then
    wanted.level := '-';
  end if;

  if words <> '{}' then
    select * into total, page, facet_counts from private.catalogue_search(wanted, words, page_size, skipped);
  else
    total := private.catalogue_total(wanted);
    if skipped < total then
      page := private.catalogue_page(wanted, total, page_size, skipped);
    end if;
    facet_counts := private.catalogue_facet_counts(wanted);
  end if;

  return jsonb_build_object(
    'total', total,
    'products', private.catalogue_cards(page),
    'facets', private.catalogue_facets(facet_counts, wanted));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.shop_catalogue from public, anon, authenticated, service_role;
grant execute on function public.shop_catalogue to anon, authenticated, service_role;
