-- The one place that decides which spellings are the same word. Products are stored folded and
-- queries are folded on the way in, so the two can only agree.

-- Letters: hamza and madda leave their carrier (NFKD splits them off), a bare hamza disappears,
-- taa marbuta is haa, alef maqsura is yaa, Persian keyboards' yaa and kaf are the Arabic ones.
-- Signs: harakat, tatweel, Latin accents and invisible direction marks are dropped; digits are
-- Western; punctuation separates words, and so does the border between a digit and Arabic script.
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

-- The article, alone or after a one-letter preposition, at the start of each word: ال وال بال فال كال لل.
create function private.without_articles(folded text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  -- In «للغة» the second lam is the word's own.
  regexp_replace(folded, '(^| )ل(?=ل[^ ]{2}( |$))', '\1', 'g'),
  '(^| )(?:[وبفك]?ال|لل(?=[^ ]{3}))+(?=[^ ]{2})', '\1', 'g');

-- What a product is found by. Matching looks inside words, so articles may stay; only words that
-- would be under three letters without theirs («الدم») are listed a second time without it, because
-- words that short are matched from their start.
create function private.search_document(variadic parts text[]) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  folded constant text := private.fold_search(array_to_string(parts, ' '));
  short_words constant text := (
    select string_agg(bare[1], ' ')
    from regexp_matches(folded, '(?:^| )(?:[وبفك]?ال)+([^ ]{2})(?= |$)', 'g') as bare);
begin
  return ' ' || concat_ws(' ', folded, short_words) || ' ';
end
$$;

-- The words of a shopper's query: from its first 100 characters, at most 8 different ones.
create function private.search_words(query text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array(
    select word
    from regexp_split_to_table(private.without_articles(private.fold_search(left(query, 100))), ' ')
      with ordinality as split (word, place)
    where word <> ''
    group by word
    order by min(place)
    limit 8);
end
$$;

create function private.escape_like(word text) returns text
language sql immutable strict parallel safe
return regexp_replace(word, '([\\%_])', '\\\1', 'g');

-- The LIKE pattern of one word. Under three letters a word matches from its start only: a shorter
-- piece has no trigram to look up. A number of one or two digits matches as a whole.
create function private.search_pattern(word text) returns text
language sql immutable strict parallel safe
return case
    when word ~ '^[0-9]{1,2}$' then '% ' || word || ' %'
    when char_length(word) < 3 then '% ' || private.escape_like(word) || '%'
    else '%' || private.escape_like(word) || '%'
  end;

revoke all on all functions in schema private from public;
