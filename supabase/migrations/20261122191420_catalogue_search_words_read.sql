-- Single words of a query: whether the catalogue has them, and which word was meant if not.

-- For one word. Of a frequent one the planner reads a few products, of a rare one the index.
create function private.is_listed(wanted tsquery) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.products where published and search_document @@ wanted);
end
$$;

-- For several words: frequent ones that no product has together. Whatever is not a bitmap of the index would read all
-- products, which looks cheap to the planner, as it expects a match soon. It is priced out.
create function private.are_listed_together(wanted tsquery) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
begin
  return exists (select from public.products where published and search_document @@ wanted);
end
$$;

-- The known words most like the typed one, the likeliest first.
create function private.similar_words(typed text, most integer) returns setof private.known_words
language plpgsql stable set search_path = '' as $$
declare
  length constant integer := char_length(typed);
  typed_sound constant text := private.search_sound(typed);
begin
  if length not between 3 and 30 or typed ~ '[0-9]' then
    return;
  end if;
  return query
    select candidate.*
    from (
      (select known, 0.25 as bonus from private.known_words as known
       where near && private.one_letter_less(typed) and abs(char_length(word) - length) <= 1
         and (length > 3 or left(word, 1) = left(typed, 1)) limit 200)
      union all
      (select known, 0 from private.known_words as known
       where length >= 5 and private.is_like(word, typed) and abs(char_length(word) - length) <= 3 limit 200)
      union all
      (select known, 0.35 from private.known_words as known
       where sound = typed_sound and char_length(typed_sound) >= 3 limit 50)) as found (known, bonus),
      lateral (select (known).*) as candidate
    group by candidate.word, candidate.shown, candidate.rank, candidate.stem, candidate.sound, candidate.near
    order by max(bonus) + private.likeness(candidate.word, typed)
        + case when left(candidate.word, 1) = left(typed, 1) then 0.1 else 0 end
        + case when char_length(candidate.word) = length then 0.06 else 0 end - 0.02 * candidate.rank desc,
      candidate.word
    limit most;
end
$$;

-- The word that is looked for when this one was typed, as the names spell it: itself when a product or a phrase has it,
-- else the most similar one that a product or a phrase has, else null.
create function private.meant_word(typed text, out word text, out shown text)
language plpgsql stable set search_path = '' as $$
declare
  candidate private.known_words;
begin
  if exists (select from private.known_words as known where known.word = typed and rank = 0)
     or private.is_listed(private.search_query(array[typed], 'ABCD'))
     or exists (
       select from private.known_words as known
       where stem = private.search_stem(typed) and private.is_listed(private.search_query(array[known.word], 'ABC')))
     or char_length(typed) >= 2 and private.is_listed(private.search_query(array[typed || '*'], 'ABCD')) then
    word := typed;
    return;
  end if;
  -- A preposition or "and" before a word without article.
  if typed ~ '^[وبلفك].{3}' and private.is_listed(private.search_query(array[substr(typed, 2)], 'ABC')) then
    word := substr(typed, 2);
    return;
  end if;
  for candidate in select * from private.similar_words(typed, 8) loop
    if candidate.rank = 0 or private.is_listed(private.search_query(array[candidate.word], 'ABC')) then
      word := candidate.word;
      shown := candidate.shown;
      return;
    end if;
  end loop;
end
$$;

revoke all on all functions in schema private from public;
