-- How many products each other value of a filter would show, with the other filters unchanged, without search words.

-- The same for the filters with few values, from the counters.
create function private.trait_totals(wanted private.catalogue_filters)
returns table (trait text, value text, products bigint)
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_trait_filters(wanted) and num_nonnulls(wanted.category_id, wanted.subject_id, wanted.owner_id) <= 1 then
    return query
      select counted.trait, counted.value, sum(counted.products)::bigint
      from private.catalogue_counts as counted
      where counted.value is not null
        and category = coalesce(wanted.category_id::text, '*')
        and subject = coalesce(wanted.subject_id::text, '*')
        and owner = coalesce(wanted.owner_id::text, '*')
      group by 1, 2;
    return;
  end if;
  return query
    with every as materialized (
      select term, level, available, grade, track_bits, price_band, counted.products,
        -- One bit per filter that the product does not meet. The counts of a filter ignore its own bit.
        (wanted.term is not null and term <> wanted.term)::integer
          + (wanted.level is not null and level <> wanted.level)::integer * 2
          + (wanted.available is not null and available <> wanted.available)::integer * 4
          + (wanted.grade is not null and grade <> wanted.grade)::integer * 8
          + (wanted.track_bit is not null and not private.in_track(track_bits, wanted.track_bit))::integer * 16
          + (wanted.price_band is not null and price_band <> wanted.price_band)::integer * 32 as missed
      from private.catalogue_counts as counted
      where counted.trait = 'every'
        and category = coalesce(wanted.category_id::text, '*')
        and subject = coalesce(wanted.subject_id::text, '*')
        and owner = coalesce(wanted.owner_id::text, '*'))
    select 'term', term::text, sum(every.products)::bigint from every where missed & ~1 = 0 group by term
    union all
    select 'level', level, sum(every.products)::bigint from every where missed & ~2 = 0 group by level
    union all
    select 'available', available::text, sum(every.products)::bigint from every where missed & ~4 = 0 group by available
    union all
    select 'grade', grade::text, sum(every.products)::bigint from every where missed & ~8 = 0 group by grade
    union all
    select 'track_bits', track_bits::text, sum(every.products)::bigint from every where missed & ~16 = 0 group by track_bits
    union all
    select 'price_band', price_band::text, sum(every.products)::bigint from every where missed & ~32 = 0 group by price_band;
end
$$;

-- The same, by the values of the list's filters.
create function private.trait_counts(wanted private.catalogue_filters) returns private.facet_count[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    with total as materialized (select * from private.trait_totals(wanted))
    select row(case trait when 'term' then 'course' else trait end, value, products)::private.facet_count
    from total where trait in ('term', 'level', 'grade')
    union all
    select row('availability', case value when 'true' then 'available' else 'out-of-stock' end, products)::private.facet_count
    from total where trait = 'available'
    union all
    select row('track', track.slug, sum(products)::bigint)::private.facet_count
    from total join public.tracks as track on private.in_track(value::smallint, track.bit)
    where trait = 'track_bits'
    group by track.slug
    union all
    select row('price', range.slug, products)::private.facet_count
    from total join private.price_ranges() as range on range.band::text = value
    where trait = 'price_band');
end
$$;

-- The values of `facet` (category, subject or owner) with the most products, ignoring the filters with few values.
create function private.largest_values(wanted private.catalogue_filters, facet text, most integer) returns text[]
language plpgsql stable set search_path = '' set enable_sort = off as $$
declare
  any_category constant text := coalesce(wanted.category_id::text, '*');
  any_subject constant text := coalesce(wanted.subject_id::text, '*');
  any_owner constant text := coalesce(wanted.owner_id::text, '*');
begin
  return case facet
    when 'category' then array(
      select category from private.catalogue_counts
      where subject = any_subject and owner = any_owner and trait = '' and folded and category <> '*'
      order by products desc, category limit most)
    when 'subject' then array(
      select subject from private.catalogue_counts
      where category = any_category and owner = any_owner and trait = '' and folded and subject not in ('*', '')
      order by products desc, subject limit most)
    else array(
      select owner from private.catalogue_counts
      where category = any_category and subject = any_subject and trait = '' and folded and owner <> '*'
      order by products desc, owner limit most)
  end;
end
$$;

-- How many products each of the given values of `facet` has under the other filters.
create function private.counts_of(wanted private.catalogue_filters, facet text, given text[])
returns private.facet_count[]
language plpgsql stable set search_path = '' as $$
declare
  categories constant text[] := case when facet = 'category' then given else array[coalesce(wanted.category_id::text, '*')] end;
  subjects constant text[] := case when facet = 'subject' then given else array[coalesce(wanted.subject_id::text, '*')] end;
  owners constant text[] := case when facet = 'owner' then given else array[coalesce(wanted.owner_id::text, '*')] end;
begin
  return array(
    select row(facet, case facet when 'category' then category when 'subject' then subject else owner end, products)
      ::private.facet_count
    from private.cell_totals(wanted, categories, subjects, owners));
end
$$;

-- At most `most` values among the newest products of a list.
create function private.newest_values(wanted private.catalogue_filters, total bigint, most bigint)
returns private.facet_count[]
language plpgsql stable set search_path = '' as $$
declare
  newest constant uuid[] := private.catalogue_page(wanted, 'newest', total, most, 0);
begin
  return array(
    with listed as materialized (
      select category_id, subject_id, owner_id
      from unnest(newest) as listed (id) join public.products on product_id = id)
    select row('category', category_id::text, count(*))::private.facet_count from listed group by category_id
    union all
    select row('subject', subject_id::text, count(*))::private.facet_count
    from listed where subject_id is not null group by subject_id
    union all
    select row('owner', owner_id::text, count(*))::private.facet_count from listed group by owner_id);
end
$$;

-- The filters with many values: each value that may be among the dozen shown, with its exact count, and under '*' how
-- many products have other values. A short list has all of its values here. A longer one has the values with the most
-- products before filters with few values narrowed the list, the most frequent among its newest products, and the
-- selected one. `newest` and `total` are those of the list itself.
create function private.value_counts(
  wanted private.catalogue_filters, facet text, total bigint, newest private.facet_count[], short_list bigint)
returns private.facet_count[]
language plpgsql stable set search_path = '' as $$
declare
  narrowed constant boolean := private.has_trait_filters(wanted);
  others private.catalogue_filters := wanted;
  selected text;
  candidates text[];
  counted private.facet_count[];
begin
  case facet
    when 'category' then
      selected := wanted.category_id::text;
      others.category_id := null;
    when 'subject' then
      selected := wanted.subject_id::text;
      others.subject_id := null;
    when 'owner' then
      selected := wanted.owner_id::text;
      others.owner_id := null;
  end case;
  if selected is not null then
    total := private.catalogue_total(others);
    newest := case when narrowed then private.newest_values(others, total, short_list) else '{}' end;
  end if;
  if narrowed and total <= short_list then
    return array(select row(part.*)::private.facet_count from unnest(newest) as part where part.dimension = facet);
  end if;
  candidates := private.largest_values(others, facet, 13)
    || array(
      select part.value from unnest(newest) as part
      where part.dimension = facet order by part.products desc, part.value limit 12)
    || selected;
  counted := private.counts_of(others, facet, case when facet = 'subject' then candidates || ''::text else candidates end);
  return array(
    select row(part.*)::private.facet_count
    from (
      select * from unnest(counted) where value <> ''
      union all
      select facet, '*', total - coalesce(sum(products), 0)::bigint from unnest(counted)) as part (dimension, value, products)
    where part.products > 0);
end
$$;

create function private.catalogue_facet_counts(wanted private.catalogue_filters, total bigint)
returns private.facet_count[]
language plpgsql stable set search_path = '' as $$
declare
  short_list constant bigint := 100;
  newest constant private.facet_count[] := case
    when private.has_trait_filters(wanted) then private.newest_values(wanted, total, short_list)
    else '{}' end;
begin
  return private.trait_counts(wanted)
    || private.value_counts(wanted, 'category', total, newest, short_list)
    || private.value_counts(wanted, 'subject', total, newest, short_list)
    || private.value_counts(wanted, 'owner', total, newest, short_list);
end
$$;

revoke all on all functions in schema private from public;
