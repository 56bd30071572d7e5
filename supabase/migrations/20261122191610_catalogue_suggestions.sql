-- Suggestions while a shopper types.

-- The names of owners and subjects, for a search by words.
create table private.topic_names (
  topic_id uuid primary key,
  kind text not null check (kind in ('owner', 'subject')),
  document tsvector not null
);
create index topic_names_document on private.topic_names using gin (document);

alter table private.topic_names enable row level security;
revoke all on private.topic_names from public, anon, authenticated, service_role;

create function private.keep_topic_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.topic_names where topic_id = (to_jsonb(old) ->> (tg_argv[0] || '_id'))::uuid;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.topic_names
    values ((to_jsonb(new) ->> (tg_argv[0] || '_id'))::uuid, tg_argv[0], private.search_document(concat_ws(' ', new.name, new.name_en)));
  end if;
  return null;
end
$$;

create trigger owners_keep_topic_name after insert or update or delete on public.owners
  for each row execute function private.keep_topic_name('owner');
create trigger subjects_keep_topic_name after insert or update or delete on public.subjects
  for each row execute function private.keep_topic_name('subject');

-- The products of a reading, the best first.
create function private.suggested_products(reading private.search_reading) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  in_name constant tsquery := private.search_query(array[array_to_string(reading.exact, ' ')], 'A');
  wide_in_name constant tsquery := private.search_query(
    array(select jsonb_array_elements_text(reading.wide -> -1)), 'A');
begin
  return array(
    select product_id
    from public.products
    where product_id = any (reading.found)
    order by search_document @@ in_name desc, search_document @@ wide_in_name desc, available desc, created_at desc, product_id);
end
$$;

-- Owners or subjects with a published product whose names contain all the words.
create function private.suggested_topics(reading private.search_reading, topic text, most integer) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  in_name constant tsquery := private.search_query(array[array_to_string(reading.exact, ' ')], 'ABCD');
begin
  return array(
    select topic_id
    from (
      select topic_id, document
      from private.topic_names
      where kind = topic and document @@ reading.condition
        and exists (
          select from public.products
          where published and case when topic = 'owner' then owner_id else subject_id end = topic_id)
      limit 50) as found
    order by document @@ in_name desc, length(document), topic_id
    limit most);
end
$$;

-- The query with its last word completed, if one of the suggested products contains all of it.
create function private.completed_queries(
  query text, reading private.search_reading, suggested uuid[], most integer)
returns text[]
language plpgsql stable set search_path = '' as $$
declare
  typed constant text := regexp_replace(btrim(left(query, 100)), '\s+', ' ', 'g');
  beginning constant text := regexp_replace(typed, '\S+$', '');
  last_word constant text := (regexp_match(private.without_articles(private.fold_search(typed)), '(\S+)$'))[1];
  documents constant tsvector[] := array(select search_document from public.products where product_id = any (suggested));
  completed text[] := '{}';
  completion tsquery;
  candidate record;
begin
  if last_word is null or last_word <> reading.words[cardinality(reading.words)] then
    return '{}';
  end if;
  for candidate in
    select word, shown from private.known_words
    where word >= last_word and word < last_word || U&'\FFFF' and word <> last_word and rank > 0
    order by rank, char_length(word), word
    limit 12
  loop
    exit when cardinality(completed) = most;
    completion := private.search_query(array[candidate.word], 'ABC');
    if exists (select from unnest(documents) as document where document @@ completion) then
      completed := completed || (beginning || candidate.shown);
    end if;
  end loop;
  return completed;
end
$$;

-- From two letters on. `queries`: the corrected query, or the query with its last word completed.
create function public.shop_suggest(p_q text, p_limit integer default 5) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Two letters match a large part of the catalogue, which cannot all be compared at every keystroke.
  most_compared constant integer := 200;
  most constant integer := least(greatest(coalesce(p_limit, 5), 1), 5);
  most_topics constant integer := least(most, 3);
  reading private.search_reading;
  queries text[] := '{}';
  products uuid[] := '{}';
  owners uuid[] := '{}';
  subjects uuid[] := '{}';
  none private.catalogue_filters;
begin
  if char_length(private.fold_search(left(p_q, 100))) >= 2 then
    reading := private.read_search(p_q, none, most_compared);
    if reading.condition is not null then
      products := private.suggested_products(reading);
      if not reading.near then
        owners := private.suggested_topics(reading, 'owner', most_topics);
        subjects := private.suggested_topics(reading, 'subject', most_topics);
        queries := case
          when reading.corrected is not null then array[reading.corrected]
          else private.completed_queries(p_q, reading, products, most_topics) end;
      end if;
    elsif reading.understood <> '{}' then
      -- Price limits are read from the price index.
      products := private.catalogue_page(reading.wanted, case
        when (reading.wanted).price_to_pt is not null then 'price-desc'
        when (reading.wanted).price_from_pt is not null then 'price-asc'
        else 'newest' end, private.catalogue_total(reading.wanted), most, 0);
    end if;
  end if;
  return jsonb_build_object(
    'queries', queries,
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'sku', product.sku,
        'product_name', product.product_name,
        'name_en', product.name_en,
        'product_owner_name', owner.name,
        'product_owner_name_en', owner.name_en,
        'retail_price', product.retail_price_pt / 100.0::float8,
        'available', product.available,
        'image_url', product.image_url,
        'updated_at', product.updated_at) order by place), '[]')
      from unnest(products[1:most]) with ordinality as listed (product_id, place)
      join public.products as product on product.product_id = listed.product_id
      join public.owners as owner on owner.owner_id = product.owner_id),
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', slug, 'name', name, 'name_en', name_en, 'kind', kind) order by place), '[]')
      from unnest(owners) with ordinality as listed (owner_id, place)
      join public.owners as owner on owner.owner_id = listed.owner_id),
    'subjects', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'name_en', name_en) order by place), '[]')
      from unnest(subjects) with ordinality as listed (subject_id, place)
      join public.subjects as subject on subject.subject_id = listed.subject_id));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.shop_suggest from public, anon, authenticated, service_role;
grant execute on function public.shop_suggest to anon, authenticated, service_role;
