-- The result of a list: cards, and the filters' values with their names in both languages.

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
    'subject_name', coalesce(subject.name, written_subject.spec_value),
    'subject_name_en', coalesce(subject.name_en, written_subject.spec_value_en),
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
  left join public.subjects as subject on subject.subject_id = product.subject_id
  left join lateral (
    select extra.spec_value, extra.spec_value_en
    from public.product_specifications as extra
    where product.subject_id is null and extra.product_id = product.product_id
      and translate(extra.spec_name, 'ة', 'ه') = 'الماده'
    order by extra.position
    limit 1) as written_subject on true);
end
$$;

-- For a filter with many values, the dozen with the most products, including the selected value; for the other filters,
-- all values. A value without products is omitted unless it is selected.
create function private.catalogue_facets(
  facet_counts private.facet_count[], wanted private.catalogue_filters)
returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with selected (dimension, value) as (
      values ('category', wanted.category_id), ('subject', wanted.subject_id), ('owner', wanted.owner_id)),
    ranked as (
      select dimension, value::uuid as id, coalesce(counted.products, 0) as products,
        row_number() over (
          partition by dimension order by selected.value is not null desc, counted.products desc, value) as place
      from (
        select * from unnest(facet_counts)
        where dimension in ('category', 'subject', 'owner') and value not in ('*', '')) as counted
      full join (select dimension, value::text as value from selected where value is not null) as selected
        using (dimension, value)),
    named (dimension, place, entry) as (
      select ranked.dimension, row_number() over (order by ranked.products desc, named.position, named.name, ranked.id),
        jsonb_build_object('value', named.slug, 'name', named.name, 'name_en', named.name_en, 'count', ranked.products)
          || case when named.kind is null then '{}' else jsonb_build_object('kind', named.kind) end
      from ranked
      cross join lateral (
        select slug, name, name_en, position, null as kind
        from public.categories where ranked.dimension = 'category' and category_id = ranked.id
        union all
        select slug, name, name_en, position, null
        from public.subjects where ranked.dimension = 'subject' and subject_id = ranked.id
        union all
        select slug, name, name_en, 0, kind
        from public.owners where ranked.dimension = 'owner' and owner_id = ranked.id) as named
      where ranked.place <= 12
      union all
      select trait.dimension, trait.position,
        trait.entry || jsonb_build_object('value', trait.value, 'count', coalesce(counted.products, 0))
      from (
        select 'course', slug, slug = wanted.term, position, jsonb_build_object('name', name, 'name_en', name_en)
        from public.terms
        union all
        select 'level', slug, slug = wanted.level, position, jsonb_build_object('name', name, 'name_en', name_en)
        from public.levels
        union all
        select 'track', slug, bit = wanted.track_bit, position, jsonb_build_object('name', name, 'name_en', name_en)
        from public.tracks
        union all
        select 'grade', grade::text, grade = wanted.grade, grade, '{}'
        from generate_series(1, 3) as grade
        union all
        select 'price', slug, band = wanted.price_band, band, jsonb_build_object('from', from_pounds, 'below', below_pounds)
        from private.price_ranges()
        union all
        select 'availability', 'available', wanted.available, 1, '{}'
        union all
        select 'availability', 'out-of-stock', not wanted.available, 2, '{}'
      ) as trait (dimension, value, selected, position, entry)
      left join unnest(facet_counts) as counted
        on counted.dimension = trait.dimension and counted.value = trait.value
      where counted.products > 0 or trait.selected),
    listed as (
      select dimension, jsonb_agg(entry order by place, entry ->> 'name') as entries from named group by dimension)
    select jsonb_build_object('category', '[]'::jsonb, 'subject', '[]'::jsonb, 'course', '[]'::jsonb,
        'level', '[]'::jsonb, 'owner', '[]'::jsonb, 'grade', '[]'::jsonb, 'track', '[]'::jsonb, 'price', '[]'::jsonb,
        'availability', '[]'::jsonb)
      || coalesce(jsonb_object_agg(dimension, entries), '{}')
    from listed);
end
$$;

-- How many values of the filters with many values have a product, counted up to 13, which means "more than a dozen".
-- Some of them may be counted together, under '*'.
create function private.catalogue_value_totals(facet_counts private.facet_count[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(dimension, (
    select least(count(*), 13)
    from unnest(facet_counts) as counted
    where counted.dimension = requested.dimension and counted.value <> '' and counted.products > 0))
  from unnest(array['category', 'subject', 'owner']) as requested (dimension)
$$;

-- Runs as its owner, because the counters and the known words are private. Its own conditions therefore restrict it to
-- published products. `search` describes a query: the corrected query, if words were corrected; whether only a part of
-- it was found; which parts were read as filters; the words searched for. p_sort: newest, relevance, price-asc or
-- price-desc. Null means relevance for a search and newest for any other list.
create function public.shop_catalogue(
  p_q text default null, p_category text default null, p_subject text default null,
  p_course text default null, p_level text default null, p_owner text default null,
  p_availability text default null, p_grade smallint default null, p_track text default null,
  p_price text default null, p_sort text default null, p_page integer default 1, p_page_size integer default 50)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  page_size constant bigint := least(greatest(coalesce(p_page_size, 50), 1), 100);
  skipped constant bigint := (greatest(coalesce(p_page, 1), 1)::bigint - 1) * page_size;
  reading constant private.search_reading := private.read_search(p_q, private.wanted_filters(
    p_category, p_subject, p_course, p_level, p_owner, p_availability, p_grade, p_track, p_price), 1);
  wanted constant private.catalogue_filters := reading.wanted;
  is_search constant boolean := reading.words <> '{}';
  sort constant text := case
    when p_sort in ('newest', 'price-asc', 'price-desc') then p_sort
    when is_search then 'relevance'
    else 'newest' end;
  total bigint;
  page uuid[] := '{}';
  facet_counts private.facet_count[];
begin
  if is_search or num_nonnulls(wanted.price_from_pt, wanted.price_to_pt) > 0 then
    select * into total, page, facet_counts
    from private.catalogue_search(reading, sort, page_size, skipped);
  else
    total := private.catalogue_total(wanted);
    if skipped < total then
      page := private.catalogue_page(wanted, sort, total, page_size, skipped);
    end if;
    facet_counts := private.catalogue_facet_counts(wanted, total);
  end if;

  return jsonb_build_object(
    'total', total,
    'products', private.catalogue_cards(page),
    'facets', private.catalogue_facets(facet_counts, wanted),
    'values', private.catalogue_value_totals(facet_counts),
    'search', case when is_search or reading.understood <> '{}' then jsonb_build_object(
      'corrected', reading.corrected,
      'near', reading.near,
      'understood', reading.understood,
      'words', reading.words) end);
end
$$;

create function public.shop_list_total(
  p_category text default null, p_subject text default null, p_course text default null, p_level text default null,
  p_owner text default null, p_availability text default null, p_grade smallint default null,
  p_track text default null, p_price text default null)
returns bigint
language sql stable security definer set search_path = '' as $$
  select private.catalogue_total(private.wanted_filters(
    p_category, p_subject, p_course, p_level, p_owner, p_availability, p_grade, p_track, p_price))
$$;

revoke all on all functions in schema private from public;
revoke all on function public.shop_catalogue, public.shop_list_total from public, anon, authenticated, service_role;
grant execute on function public.shop_catalogue, public.shop_list_total to anon, authenticated, service_role;
