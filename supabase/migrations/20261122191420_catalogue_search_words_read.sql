-- Single words of a query: whether the catalogue contains them and, if not, which word was meant.

-- For several words: frequent words that no product combines. Any plan other than a bitmap of the index would read all
-- products, which the planner considers cheap because it expects an early match. Such plans are disabled.
create function private.are_listed_together(wanted tsquery) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
begin
  return exists (select from public.products where published and search_document @@ wanted);
end
$$;

create function private.is_among_newest(wanted tsquery) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  return exists (
    select
    from (select search_document from public.products where published order by created_at desc, product_id limit 100) as newest
    where search_document @@ wanted);
end
$$;

-- For one word: a frequent one is found within a few products; of a rare one, the index knows all.
create function private.is_listed(wanted tsquery) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return private.is_among_newest(wanted) or private.are_listed_together(wanted);
end
$$;

-- The known words that are most similar to the typed one, the best first; `likeness` is about 0 to 1. In Latin letters,
-- digits may represent Arabic letters; 2 is hamza or, as Egyptians pronounce it, qaf, and "th" may also be dhal.
-- Without fresh statistics, the planner would compare the word with all known words instead of using their indexes.
create function private.similar_words(typed text, most integer, out known private.known_words, out likeness real)
returns setof record
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  length constant integer := char_length(typed);
  typed_spoken constant text := private.search_spoken(typed);
  typed_sounds constant text[] := array[
    private.search_sound(typed), private.search_sound(replace(typed, '2', 'q')), private.search_sound(replace(typed, 'th', 'dh'))];
begin
  if length not between 3 and 30 or typed ~ '[0-9]' and typed !~ '^[2-9]?([a-z]+[2-9]?)+$' then
    return;
  end if;
  return query
    select candidate, (max(found.bonus) + greatest(private.likeness((candidate).word, typed), private.likeness((candidate).spoken, typed_spoken))
        + case when left((candidate).spoken, 1) = left(typed_spoken, 1) then 0.1 else 0 end
        + case when ((candidate).word ~ '[a-z]') = (typed ~ '[a-z]') then 0.1 else 0 end
        + case when char_length((candidate).word) = length then 0.1 else 0 end
        -- Subjects are preferred to owners, and names to taught words.
        - 0.02 * coalesce(nullif((candidate).rank, 0), 3))::real
    from (
      (select each, 0.25 from private.known_words as each
       where near && private.one_letter_less(typed) and abs(char_length(word) - length) <= 1
         and (length > 3 or left(word, 1) = left(typed, 1)) limit 200)
      union all
      (select each, 0 from private.known_words as each
       where char_length(typed_spoken) >= 4 and private.is_like(spoken, typed_spoken) and abs(char_length(spoken) - char_length(typed_spoken)) <= 4 limit 200)
      union all
      (select each, 0.2 + 0.05 * char_length(sound) from private.known_words as each
       where sound = any (typed_sounds) and sound <> '' and char_length(sound) >= 2 and abs(char_length(word) - length) <= 4
         and (char_length(sound) > 2 or private.likeness(spoken, typed_spoken) >= 0.35) limit 50)
      union all
      (select each, 0.1 from private.known_words as each
       where near && array(
           select '~' || key from unnest(typed_sounds) as heard, unnest(private.one_letter_less(heard)) as key
           where char_length(heard) >= 3 and char_length(key) >= 3)
         and left(sound, 1) = left(typed_sounds[1], 1) limit 100)) as found (candidate, bonus)
    group by candidate
    order by 2 desc, (candidate).word
    limit most;
end
$$;

-- Two known words that were typed without the space between them, in their displayed spelling; otherwise null. `offset
-- 0` makes the planner look them up one by one instead of reading all known words.
create function private.parted_words(typed text) returns text
language sql stable set search_path = '' as $$
  select concat_ws(' ', before.shown, behind.shown)
  from generate_series(3, least(char_length(typed), 30) - 3) as place
  cross join lateral (select shown from private.known_words where word = left(typed, place) offset 0) as before
  cross join lateral (
    select shown from private.known_words
    where word = private.without_articles(substr(typed, place + 1)) offset 0) as behind
  order by place desc
  limit 1
$$;

-- Whether a product contains the word in one of its forms, or the vocabulary has an entry for it.
create function private.is_known(typed text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.known_words where word = typed and rank = 0)
    or private.is_listed(private.search_query(array[typed], 'ABCD'))
    or exists (
      select from private.known_words as known
      where stem = private.search_stem(typed) and private.is_listed(private.search_query(array[known.word], 'ABC')))
    or char_length(typed) >= 2 and private.is_listed(private.search_query(array[typed || '*'], 'ABCD'))
$$;

-- The word to search for instead of a typed one, in the spelling of the names. In this order: the word itself if a
-- product or phrase has it; null for an everyday word; two words that were typed as one; the most similar word of a
-- product or phrase; null.
create function private.meant_word(typed text, out word text, out shown text)
language plpgsql stable set search_path = '' as $$
declare
  -- Below this likeness, two words only look alike.
  least_likeness constant real := 0.5;
  -- Without a preposition, "and" before a word without article, or an article in Latin letters.
  bare constant text := substring(typed from '^(?:[وبلفك]|[ae]l(?=..))(.{3}.*)$');
  candidate record;
begin
  if private.is_known(typed) then
    word := typed;
    return;
  end if;
  if exists (select from private.known_words as known where known.word = bare and rank = 0)
     or private.is_listed(private.search_query(array[coalesce(bare, typed)], 'ABC')) then
    word := bare;
    return;
  end if;
  if exists (select from private.language_words as everyday where everyday.word in (typed, bare)) then
    return;
  end if;
  shown := private.parted_words(typed);
  if shown is not null then
    word := private.without_articles(private.fold_search(shown));
    return;
  end if;
  for candidate in
    select alike.known, alike.likeness from private.similar_words(typed, 8) as alike where alike.likeness >= least_likeness
    union all
    select alike.known, alike.likeness - 0.2 from private.similar_words(bare, 4) as alike
    where typed ~ '^[ae]l' and alike.likeness >= least_likeness + 0.2
    order by likeness desc
  loop
    if (candidate.known).rank = 0 or private.is_listed(private.search_query(array[(candidate.known).word], 'ABC')) then
      word := (candidate.known).word;
      shown := (candidate.known).shown;
      return;
    end if;
  end loop;
end
$$;

revoke all on all functions in schema private from public;
