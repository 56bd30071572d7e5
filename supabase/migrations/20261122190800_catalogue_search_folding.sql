-- The one place that decides which spellings are the same word. Both products and queries are folded here, so they
-- always agree.

-- Letters: hamza and madda are separated from their carrier by NFKD and dropped, as is a bare hamza; taa marbuta
-- becomes haa, alef maqsura becomes yaa, and the yaa and kaf of Persian keyboards become the Arabic ones. Signs:
-- harakat, tatweel, Latin accents and invisible direction marks are dropped; digits become Western. Punctuation
-- separates words, and so does a change between digits and Arabic letters.
create function private.fold_search(source text) returns text
language sql immutable strict parallel safe
return btrim(
  regexp_replace(
    regexp_replace(
      translate(
        lower(
          regexp_replace(
            normalize(source, NFKD),
            '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]',
            '', 'g')),
        E'\u0671\u0649\u06cc\u06a9\u0629\u06c1\u06be\u06a4\u067e\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u0621',
        E'\u0627\u064a\u064a\u0643\u0647\u0647\u0647\u0641\u062801234567890123456789'),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufd3e\ufd3f\U0001f000-\U0001faff]+',
      ' ', 'g'),
    '([0-9])(?=[\u0621-\u06ff])|([\u0621-\u06ff])(?=[0-9])', '\1\2 ', 'g'));

-- Removes the article, alone or after a one-letter preposition, from the start of each word: ال وال بال فال كال لل.
create function private.without_articles(folded text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  -- In «للغة», the second lam belongs to the word.
  regexp_replace(folded, '(^| )ل(?=ل[^ ]{2}( |$))', '\1', 'g'),
  '(^| )(?:[وبفك]?ال|لل(?=[^ ]{3}))+(?=[^ ]{2})', '\1', 'g');

-- The words of a text. In the middle of a text, a word that begins with «و» is also listed without it («وتجويده»).
create function private.search_words(source text) returns table (place bigint, word text)
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return query
  select split.place, spelling
  from (select private.fold_search(source)) as folded (line),
    unnest(string_to_array(line, ' '), string_to_array(private.without_articles(line), ' '))
      with ordinality as split (whole, bare, place),
    unnest(case when split.place > 1 and bare ~ '^و.{4}' and whole !~ '^وال' then array[bare, substr(bare, 2)] else array[bare] end)
      as spelled (spelling)
  where line <> '';
end
$$;

-- The search document of a product. The four parts have the weights A to D, in order: names; subject and owner; kind;
-- codes. Folded words contain no special characters, so they need no escaping here.
create function private.search_document(variadic parts text[]) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select coalesce(string_agg(format('%L:%s%s', word, least(place, 1000), chr(64 + weight::integer)), ' ')::tsvector, '')
    from unnest(parts) with ordinality as part (source, weight), private.search_words(source));
end
$$;

-- Matches any of the alternatives. An alternative matches if all of its words are present with one of these weights. A
-- word that ends with a star is a prefix.
create function private.search_query(alternatives text[], weights text) returns tsquery
language sql immutable strict parallel safe set search_path = '' as $$
  select string_agg(format('(%s)', (
      select string_agg(format('%L:%s%s', rtrim(word, '*'), case when word like '%*' then '*' else '' end, weights), '&')
      from unnest(string_to_array(alternative, ' ')) as word)), '|')::tsquery
  from unnest(alternatives) as alternative
$$;

-- The part of a word that its inflections share. PostgreSQL's own Arabic stemmer removes first letters that belong to
-- the word («فيزياء» becomes «يزي»), so only the endings of nouns are removed here.
create function private.search_stem(word text) returns text
language sql immutable strict parallel safe
return case
    when word ~ '^[a-z]{3,}$' then coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word)
    else regexp_replace(word, '^([\u0621-\u064a]{3,}?)(?:يات|ات|ون|ين|يه|ها|ه|ي)$', '\1')
  end;

-- The pronunciation of a word in one spelling for both scripts, including the digits that replace Arabic letters in
-- chats: «مراجعة» and "moraga3a" become "mragaa" and "moragaa".
create function private.search_spoken(word text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  translate(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      word, 'sh|ch', 'ش', 'g'), 'kh', 'خ', 'g'), 'gh', 'غ', 'g'), 'ph', 'f', 'g'), 'th', 's', 'g'), 'dh', 'z', 'g'), 'c(?=[eiy])', 's', 'g'), 'x', 'ks', 'g'), 'ه$', 'ا'),
    E'\u0628p\u062a\u06376\u062f\u0636\u0633\u0635\u062b9cq\u0642\u0643\u0632\u0630\u0638\u062c\u063aj8\u0641v\u062e5\u06344\u062d\u06477\u0627\u06393iy\u064auw\u0648\u0631\u0644\u0645\u06462',
    'bbtttddsssskkkkzzzggggffxxcchhhaaaeeeooorlmn'),
  '(.)\1+', '\1', 'g');

-- Only the consonants: Arabic does not write short vowels, and long ones are often left out.
create function private.search_sound(word text) returns text
language sql immutable strict parallel safe
return regexp_replace(translate(private.search_spoken(word), 'aeoh', ''), '(.)\1+', '\1', 'g');

-- The word, and the word without each one of its letters. Two words that share one of these differ by one missing,
-- extra, different or transposed letter.
create function private.one_letter_less(word text) returns text[]
language sql immutable strict parallel safe
return case when char_length(word) between 3 and 30 then array(
    select distinct left(word, place - 1) || substr(word, place + 1)
    from generate_series(1, char_length(word) + 1) as place)
  else array[word] end;

-- The same for a word and, after a tilde, for its consonants if they differ from the word.
create function private.near_spellings(word text) returns text[]
language sql immutable strict parallel safe
return private.one_letter_less(word) || case when char_length(private.search_sound(word)) between 3 and 30 then array(
    select '~' || key from unnest(private.one_letter_less(private.search_sound(word))) as key where char_length(key) >= 3)
  else '{}' end;

create function private.escape_like(word text) returns text
language sql immutable strict parallel safe
return regexp_replace(word, '([\\%_])', '\\\1', 'g');

revoke all on all functions in schema private from public;
