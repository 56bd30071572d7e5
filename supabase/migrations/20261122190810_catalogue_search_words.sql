-- The words that search knows: those of the catalogue's names, for corrections and completions, and those that staff
-- add to two tables in Studio.

-- A search for the phrase also finds these words: other spellings, other scripts, plurals. One row per word.
create table public.search_synonyms (
  phrase text not null check (char_length(phrase) between 2 and 80),
  finds text not null check (char_length(finds) between 2 and 80),
  folded text collate "C" not null,
  primary key (phrase, finds)
);
create index search_synonyms_folded on public.search_synonyms (folded);

-- Phrases that select a grade, track, term or level instead of being searched for. A phrase that selects nothing is
-- ignored if the query has other words.
create table public.search_phrases (
  phrase text primary key check (char_length(phrase) between 1 and 80),
  grade smallint check (grade between 1 and 3),
  track text collate "C" references public.tracks (slug) on update cascade on delete cascade,
  term text collate "C" references public.terms (slug) on update cascade on delete cascade,
  level text collate "C" references public.levels (slug) on update cascade on delete cascade,
  folded text collate "C" not null
);
create index search_phrases_folded on public.search_phrases (folded);
create index search_phrases_track on public.search_phrases (track);
create index search_phrases_term on public.search_phrases (term);
create index search_phrases_level on public.search_phrases (level);

-- A word is kept after the last product that contains it is removed, so corrections and completions check that a
-- product has it.
create table private.known_words (
  word text collate "C" primary key,
  -- As the names spell it, without the article.
  shown text not null,
  -- 0: from a phrase or synonym, 1: from a subject, category, term or level, 2: from an owner, 3: from a product.
  rank smallint not null,
  stem text collate "C" not null,
  spoken text collate "C" not null,
  sound text collate "C" not null,
  -- The word and, after a tilde, its consonants, each also with one letter removed.
  near text[] not null
);
create index known_words_stem on private.known_words (stem);
create index known_words_sound on private.known_words (sound) where sound <> '';
create index known_words_near on private.known_words using gin (near);

-- Without pg_trgm, misspelled words are only found by one wrong letter and by sound.
do $$
declare
  trigram_schema text := (
    select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm');
begin
  if trigram_schema is null then
    create function private.likeness(one text, other text) returns real
    language sql immutable strict parallel safe
    return (1 + (left(one, 1) = left(other, 1))::integer) / (2.0 + abs(char_length(one) - char_length(other)));
    create function private.is_like(one text, other text) returns boolean
    language sql immutable strict parallel safe return false;
  else
    execute format('create index known_words_trigrams on private.known_words using gin (spoken %I.gin_trgm_ops)', trigram_schema);
    execute format('create function private.likeness(one text, other text) returns real
      language sql immutable strict parallel safe return %I.similarity(one, other)', trigram_schema);
    -- An index serves only the collation of its column.
    execute format('create function private.is_like(one text, other text) returns boolean
      language sql stable strict parallel safe return one collate "C" operator(%I.%%) other', trigram_schema);
  end if;
end
$$;

alter table public.search_synonyms enable row level security;
alter table public.search_phrases enable row level security;
alter table private.known_words enable row level security;
revoke all on public.search_synonyms, public.search_phrases from public, anon, authenticated, service_role;
revoke all on private.known_words from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.search_synonyms, public.search_phrases to service_role;

create function private.learn_words(texts text[], given_rank smallint) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.known_words (word, shown, rank, stem, spoken, sound, near)
  select learnt.word, learnt.shown, given_rank, private.search_stem(learnt.word), private.search_spoken(learnt.word),
    private.search_sound(learnt.word), private.near_spellings(learnt.word)
  from (
    select distinct on (bare.word) bare.word, lower(regexp_replace(
        case when bare.word = private.fold_search(piece) then piece else regexp_replace(piece, '^[وبفك]?ال', '') end,
        '[\u0640\u064b-\u0652\u0670]', '', 'g')) as shown
    from (
      select distinct piece
      from unnest(texts) as source, regexp_split_to_table(source, '[^[:alnum:]\u0300-\u036f\u0640\u064b-\u0652\u0670]+') as piece) as pieces,
      private.search_words(piece) as bare
    where char_length(bare.word) between case given_rank when 0 then 1 else 2 end and 30 and (bare.word !~ '[0-9]' or given_rank = 0 and bare.word ~ '[^0-9]') and bare.place = 1
    order by bare.word, piece) as learnt
  where not exists (select from private.known_words as known where known.word = learnt.word)
  order by learnt.word
  on conflict do nothing;
end
$$;

create function private.keep_search_phrase() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.folded := private.without_articles(private.fold_search(new.phrase));
  perform private.learn_words(array[new.phrase], 0::smallint);
  return new;
end
$$;

create trigger synonyms_keep before insert or update on public.search_synonyms
  for each row execute function private.keep_search_phrase();
create trigger phrases_keep before insert or update on public.search_phrases
  for each row execute function private.keep_search_phrase();

-- The trigger's arguments are the rank of the words and the names' columns.
create function private.learn_names() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  texts text[];
begin
  execute format('select array(select %I from written union select name_en from written where name_en is not null)', tg_argv[1])
  into texts;
  perform private.learn_words(texts, tg_argv[0]::smallint);
  return null;
end
$$;

create trigger categories_learn after insert on public.categories
  referencing new table as written for each statement execute function private.learn_names('1', 'name');
create trigger categories_learn_changes after update on public.categories
  referencing new table as written for each statement execute function private.learn_names('1', 'name');
create trigger subjects_learn after insert on public.subjects
  referencing new table as written for each statement execute function private.learn_names('1', 'name');
create trigger subjects_learn_changes after update on public.subjects
  referencing new table as written for each statement execute function private.learn_names('1', 'name');
create trigger owners_learn after insert on public.owners
  referencing new table as written for each statement execute function private.learn_names('2', 'name');
create trigger owners_learn_changes after update on public.owners
  referencing new table as written for each statement execute function private.learn_names('2', 'name');

select private.learn_words(array(
  select concat_ws(' ', name, name_en) from public.terms
  union all select concat_ws(' ', name, name_en) from public.levels), 1::smallint);

revoke all on all functions in schema private from public;
