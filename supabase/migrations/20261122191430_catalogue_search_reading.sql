-- What a query means: filters, and terms that a product must contain. A term is a word or phrase with all of its
-- alternatives.

create type private.search_reading as (
  -- As they are searched for. Empty if only filters, or nothing, was typed.
  words text[],
  -- One entry per term: as typed, and with other spellings, synonyms and prefixes.
  exact text[],
  wide jsonb,
  numbers text[],
  understood jsonb,
  corrected text,
  near boolean,
  wanted private.catalogue_filters,
  -- The condition that products must match.
  condition tsquery,
  -- Products that match it; empty if there are none.
  found uuid[]
);

-- The tokens of a query with their words: from its first 100 characters, at most 8 different words, without an article
-- in Latin letters. The groups of a numeric code are joined.
create function private.typed_words(query text) returns table (place bigint, piece text, word text)
language sql immutable parallel safe set search_path = '' as $$
  select row_number() over (order by min(split.place), min(inner_place)), min(split.piece), split.word
  from (
    select pieces.place, inner_place, bare.word,
      case when count(*) over (partition by pieces.place) = 1 then pieces.piece else bare.word end as piece
    from regexp_split_to_table(
        case when private.fold_search(left(query, 100)) ~ '^[0-9 ]{10,}$'
          then replace(private.fold_search(left(query, 100)), ' ', '') else left(query, 100) end,
        '\s+') with ordinality as pieces (piece, place),
      unnest(string_to_array(private.without_articles(private.fold_search(pieces.piece)), ' '))
        with ordinality as bare (word, inner_place)
    where bare.word not in ('', 'el', 'al')) as split
  group by split.word
  order by 1
  limit 8
$$;

-- A price that a query contains in words («أقل من 150», "under 150», «من 100 إلى 200 جنيه»), and the query without
-- these words. `understood`: the price range, or the limits in pounds with the words that express them. `below` is
-- exclusive, `to` inclusive.
create function private.read_price(
  query text, out rest text, out band smallint, out from_pt bigint, out to_pt bigint, out understood jsonb)
language plpgsql stable set search_path = '' as $$
declare
  plain constant text := translate(lower(left(query, 100)), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
  below constant text := '(?:[اأ]قل|[اأ]رخص)\s+(?:من|عن)|تحت|less than|cheaper than|under|below';
  up_to constant text := 'حتى|لحد|بحد [اأ]قصى|up to';
  above constant text := '(?:(?:[اأ]كثر|[اأ]كتر|[اأ]على|[اأ]غلى)\s+(?:من|عن)|فوق|more than|over|above)';
  unit constant text := '(?:\s*(?:جنيهات|جنيه[اً]*|ج\.?م\.?|egp|l\.?e\.?|pounds?))';
  currency constant text := '(?:egp\s*)?';
  -- Numbers of pages and questions are not prices.
  ending constant text := '(?=\s|$)(?!\s*(?:صفح|ورق|س[ؤو]ال|page|question))';
  part text[];
  low integer;
  high integer;
  pattern text;
  slug text;
begin
  rest := query;
  -- For each pattern: the words that exclude the upper price, then the lower and the upper price.
  foreach pattern in array array[
    '(?:^|\s)()(?:بين|between|من|from)\s+' || currency || '([0-9]{1,5})' || unit || '?\s*(?:-|و|and|to|[إا]ل[ىي]|ل)\s*'
      || currency || '([0-9]{1,5})' || unit || '?' || ending,
    '(?:^|\s)()([0-9]{1,5})\s*(?:-|to|[إا]ل[ىي])\s*([0-9]{1,5})' || unit || ending,
    '(?:^|\s)(?:(' || below || ')|(?:' || up_to || '))\s+' || currency || '()([0-9]{1,5})' || unit || '?' || ending,
    '(?:^|\s)()' || above || '\s+' || currency || '([0-9]{1,5})()' || unit || '?' || ending]
  loop
    part := regexp_match(plain, pattern);
    if part is not null then
      low := nullif(part[2], '')::integer;
      high := nullif(part[3], '')::integer;
      rest := regexp_replace(plain, pattern, ' ');
      if low > high then
        select high, low into low, high;
      end if;
      select ranges.band, ranges.slug into band, slug from private.price_ranges() as ranges
      where ranges.from_pounds = coalesce(low, 0) and ranges.below_pounds is not distinct from high
        and (low is not null or part[1] is not null);
      if band is not null then
        understood := jsonb_build_object('price', slug);
        return;
      end if;
      from_pt := low * 100::bigint;
      to_pt := high * 100::bigint - (low is null and part[1] is not null)::integer;
      understood := jsonb_build_object('limits', jsonb_build_object('from', low,
        'below', case when low is null and part[1] is not null then high end,
        'to', case when low is not null or part[1] is null then high end,
        'words', btrim((regexp_match(plain, '(' || pattern || ')'))[1])));
      return;
    end if;
  end loop;
end
$$;

create function private.thing_query(wide jsonb, place integer) returns tsquery
language sql immutable strict parallel safe
return private.search_query(array(select jsonb_array_elements_text(wide -> (place - 1))), 'ABCD');

create function private.all_things(wide jsonb) returns tsquery
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  result tsquery := private.thing_query(wide, 1);
begin
  for place in 2 .. jsonb_array_length(wide) loop
    result := result && private.thing_query(wide, place);
  end loop;
  return result;
end
$$;

-- Most of the terms, if no product has all of them: all but any one of two or three; of more, each term that some
-- product combines with those selected before it, at the cost of one lookup each. If the first terms combine poorly
-- with the others, the order is reversed.
create function private.most_things(wide jsonb) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  things constant integer := jsonb_array_length(wide);
  result tsquery;
  more tsquery;
  taken integer;
  most_taken integer := 0;
begin
  if things <= 3 then
    for place in 1 .. things loop
      result := case when result is null then private.all_things(wide - (place - 1))
        else result || private.all_things(wide - (place - 1)) end;
    end loop;
    if private.are_listed_together(result) then
      return result;
    end if;
  end if;
  result := null;
  for direction in 0 .. 1 loop
    more := null;
    taken := 0;
    for step in 1 .. things loop
      declare
        thing constant tsquery := private.thing_query(wide, case direction when 0 then step else things + 1 - step end);
      begin
        if more is null or private.are_listed_together(more && thing) then
          more := case when more is null then thing else more && thing end;
          taken := taken + 1;
        end if;
      end;
    end loop;
    if taken > most_taken then
      result := more;
      most_taken := taken;
    end if;
    exit when most_taken * 2 > things;
  end loop;
  return result;
end
$$;

create function private.is_as_understood(product public.products, reading private.search_reading) returns boolean
language sql stable
as $$
  select ((reading.understood -> 'grade') is null or product.grade = (reading.understood ->> 'grade')::smallint)
    and ((reading.understood -> 'track') is null or private.in_track(product.track_bits, (reading.wanted).track_bit))
    and ((reading.understood -> 'course') is null or product.term = reading.understood ->> 'course')
    and ((reading.understood -> 'level') is null or product.level = reading.understood ->> 'level')
    and ((reading.understood -> 'price') is null or product.price_band = (reading.wanted).price_band)
    and product.retail_price_pt >= coalesce((reading.wanted).price_from_pt, 0)
    and product.retail_price_pt <= coalesce((reading.wanted).price_to_pt, product.retail_price_pt)
$$;

-- At most `most` products of a reading among the newest thousand.
create function private.found_newest(reading private.search_reading, most integer) returns uuid[]
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  return array(
    select product_id
    from (select * from public.products where published order by created_at desc, product_id limit 1000) as product
    where search_document @@ reading.condition and private.is_as_understood(product, reading)
    limit most);
end
$$;

-- At most `most` products of a reading from the word index, which has to be read for all products with each word.
create function private.found_in_index(reading private.search_reading, most integer) returns uuid[]
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
begin
  return array(
    select product_id
    from public.products as product
    where published and search_document @@ reading.condition and private.is_as_understood(product, reading)
    limit most);
end
$$;

-- A word that five of the newest thousand products have is frequent: no more lookups are needed.
create function private.first_found(reading private.search_reading, most integer) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  newest constant uuid[] := private.found_newest(reading, most);
begin
  return case when cardinality(newest) >= least(most, 5) then newest else private.found_in_index(reading, most) end;
end
$$;

-- Alternatives for a word: its other forms in the catalogue and the synonyms of staff, or words that begin with it.
create function private.other_spellings(thing text) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(distinct spelling)
  from (
    select private.without_articles(private.fold_search(finds)) from public.search_synonyms where folded = thing
    union all
    select thing || '*'
    where thing !~ ' ' and char_length(thing) >= 2 and thing !~ '^[0-9]{1,2}$'
      and not exists (select from public.search_synonyms where folded = thing)
    union all
    select thing
    union all
    (select word from private.known_words where thing !~ ' ' and stem = private.search_stem(thing) and rank > 0 limit 6))
    as spelt (spelling)
$$;

-- A filter that the shopper has selected is kept, whatever the words mean. `found` has at most `most` products.
create function private.read_search(query text, chosen private.catalogue_filters, most integer)
returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  reading private.search_reading;
  price record;
  typed record;
  meant record;
  phrase public.search_phrases;
  words text[] := '{}';
  shown text[] := '{}';
  ignored text[] := '{}';
  unknown boolean := false;
  corrected boolean := false;
  place integer := 1;
  taken integer;
  thing text;
  things integer;
begin
  reading.words := '{}';
  reading.exact := '{}';
  reading.wide := '[]';
  reading.numbers := '{}';
  reading.understood := '{}';
  reading.near := false;
  reading.wanted := chosen;
  reading.found := '{}';
  if query is null then
    return reading;
  end if;

  price := private.read_price(query);
  if price.understood is not null and chosen.price_band is null then
    reading.wanted.price_band := price.band;
    reading.wanted.price_from_pt := price.from_pt;
    reading.wanted.price_to_pt := price.to_pt;
    reading.understood := price.understood;
  end if;

  for typed in select * from private.typed_words(price.rest) as split order by split.place loop
    if typed.word ~ '^[0-9]{1,2}$' then
      words := words || typed.word;
      shown := shown || typed.piece;
      continue;
    end if;
    meant := private.meant_word(typed.word);
    words := words || string_to_array(coalesce(meant.word, typed.word), ' ');
    shown := shown || coalesce(meant.shown, typed.piece);
    corrected := corrected or meant.shown is not null;
    unknown := unknown or meant.word is null;
    if meant.word is null then
      -- Not searched for, but reported to the caller.
      words[cardinality(words)] := '?' || typed.word;
    end if;
  end loop;
  if corrected then
    reading.corrected := array_to_string(shown, ' ');
  end if;

  -- The longest phrase first, at each word.
  while place <= cardinality(words) loop
    phrase := null;
    thing := null;
    for length in reverse least(4, cardinality(words) - place + 1) .. 1 loop
      taken := length;
      thing := array_to_string(words[place : place + length - 1], ' ');
      select * into phrase from public.search_phrases where folded = thing limit 1;
      exit when phrase.folded is not null or exists (select from public.search_synonyms where folded = thing);
    end loop;
    if phrase.folded is not null then
      if num_nonnulls(phrase.grade, phrase.track, phrase.term, phrase.level) = 0 then
        ignored := ignored || thing;
      end if;
      if phrase.grade is not null and chosen.grade is null then
        reading.wanted.grade := phrase.grade;
        reading.understood := reading.understood || jsonb_build_object('grade', phrase.grade);
      end if;
      if phrase.track is not null and chosen.track_bit is null then
        reading.wanted.track_bit := (select bit from public.tracks where slug = phrase.track);
        reading.understood := reading.understood || jsonb_build_object('track', phrase.track);
      end if;
      if phrase.term is not null and chosen.term is null then
        reading.wanted.term := phrase.term;
        reading.understood := reading.understood || jsonb_build_object('course', phrase.term);
      end if;
      if phrase.level is not null and chosen.level is null then
        reading.wanted.level := phrase.level;
        reading.understood := reading.understood || jsonb_build_object('level', phrase.level);
      end if;
    elsif thing ~ '^[0-9]{1,2}$' then
      reading.numbers := reading.numbers || thing;
    elsif thing not like '?%' then
      reading.words := reading.words || thing;
    end if;
    place := place + taken;
  end loop;

  if reading.words = '{}' and not unknown and reading.understood = '{}' then
    reading.words := case when reading.numbers = '{}' then ignored else reading.numbers end;
  end if;
  reading.exact := reading.words;
  reading.wide := to_jsonb(array(select to_jsonb(private.other_spellings(word)) from unnest(reading.words) as word));
  things := cardinality(reading.words);
  if things = 0 then
    -- None of the words is known: no product matches, whatever the filters.
    reading.near := unknown and reading.understood <> '{}';
    reading.words := case when unknown and reading.understood = '{}' then array(
      select substr(word, 2) from unnest(words) as word where word like '?%') else '{}' end;
    return reading;
  end if;

  reading.near := unknown;
  reading.condition := private.all_things(reading.wide);
  reading.found := private.first_found(reading, most);
  if reading.found <> '{}' then
    return reading;
  end if;
  reading.near := true;
  if reading.understood = '{}' or not private.are_listed_together(reading.condition) then
    if things = 1 then
      return reading;
    end if;
    reading.condition := private.most_things(reading.wide);
    reading.found := private.first_found(reading, most);
  end if;
  if reading.found = '{}' then
    reading.understood := '{}';
    reading.wanted := chosen;
    reading.found := private.first_found(reading, most);
  end if;
  return reading;
end
$$;

revoke all on all functions in schema private from public;
