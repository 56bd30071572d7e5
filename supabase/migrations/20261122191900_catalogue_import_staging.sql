-- Catalogue import, first half: stages rows, which shoppers do not see; then creates the categories, subjects and
-- owners that the rows name.

create table private.catalogue_import_rows (
  batch uuid not null,
  -- The line of the file on which the row begins.
  line integer not null,
  -- The columns of the file. Columns that it lacks keep their value in existing products.
  given text[] not null,
  sku text collate "C" not null,
  category text,
  category_en text,
  subject text,
  subject_en text,
  owner text,
  owner_en text,
  owner_kind text,
  term text,
  level text,
  -- Slugs or names, separated by semicolons or commas.
  tracks text,
  stock integer,
  -- [[name, value, English name, English value], …]
  specifications jsonb,
  -- [address, …]
  pictures jsonb,
  -- Values that are copied unchanged to the columns of the same names in public.products.
  product jsonb not null,
  staged_at timestamptz not null default now(),
  primary key (batch, line)
);

-- The result of a commit, for a caller that lost its connection before receiving it.
create table private.catalogue_import_outcomes (
  batch uuid not null,
  dry_run boolean not null,
  outcome jsonb not null,
  at timestamptz not null default now(),
  primary key (batch, dry_run)
);

alter table private.catalogue_import_rows enable row level security;
alter table private.catalogue_import_outcomes enable row level security;
revoke all on private.catalogue_import_rows, private.catalogue_import_outcomes
  from public, anon, authenticated, service_role;

-- p_rows: an array of objects with the keys line and sku, and one key per column of the file. An empty cell is null.
create function public.catalogue_import_stage(p_batch uuid, p_rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.catalogue_import_rows where staged_at < now() - interval '1 day';
  delete from private.catalogue_import_outcomes where at < now() - interval '1 day';
  insert into private.catalogue_import_rows
  select staged.*
  from jsonb_array_elements(p_rows) as sent (fields),
    jsonb_populate_record(null::private.catalogue_import_rows,
      sent.fields || jsonb_build_object(
        'batch', p_batch,
        'given', (select jsonb_agg(key) from jsonb_object_keys(sent.fields) as key),
        'product', sent.fields
          - '{line, category, category_en, subject, subject_en, owner, owner_en, owner_kind, tracks, stock, specifications, pictures}'::text[]
          - '{available, published, created_at}'::text[]
          -- These cannot be emptied.
          || jsonb_strip_nulls(jsonb_build_object('sellable', sent.fields -> 'available',
            'published', sent.fields -> 'published', 'created_at', sent.fields -> 'created_at')),
        'staged_at', now())) as staged
  on conflict (batch, line) do nothing;
end
$$;

-- «بنك الأسئلة» becomes بنك-الأسئلة, "Question banks" becomes question-banks.
create function private.slug_of(name_en text, name text) returns text
language sql immutable parallel safe
return left(coalesce(
  nullif(btrim(regexp_replace(lower(name_en), '[^a-z0-9]+', '-', 'g'), '-'), ''),
  nullif(btrim(regexp_replace(
    regexp_replace(lower(name), '[\u0640\u064b-\u065f\u0670]', '', 'g'),
    '[^a-z0-9\u0621-\u064a\u0660-\u0669]+', '-', 'g'), '-'), ''),
  'x'), 70);

create function private.free_slug(vocabulary regclass, wanted text) returns text
language plpgsql stable set search_path = '' as $$
declare
  candidate text := wanted;
  attempt integer := 1;
  taken boolean;
begin
  loop
    execute format('select exists (select from %s where slug = $1)', vocabulary) into taken using candidate;
    exit when not taken;
    attempt := attempt + 1;
    candidate := wanted || '-' || attempt;
  end loop;
  return candidate;
end
$$;

-- Rows of the batch within a range of lines: an import finds bad rows by bisection.
create function private.import_rows(p_batch uuid, first_line integer, last_line integer)
returns setof private.catalogue_import_rows
language sql stable as $$
  select * from private.catalogue_import_rows
  where batch = p_batch and line between first_line and last_line
$$;

-- Categories and subjects have the same shape; topic is 'category' or 'subject', and also the column.
create function private.import_topics(
  vocabulary regclass, topic text, p_batch uuid, first_line integer, last_line integer)
returns void
language plpgsql set search_path = '' as $$
declare
  stated constant text := format(
    'select %1$I as name, max(%2$I) as name_en, min(line) as line
     from private.import_rows($1, $2, $3) where %1$I is not null group by %1$I', topic, topic || '_en');
  named record;
begin
  execute format(
    'update %s as known set name_en = stated.name_en from (%s) as stated
     where known.name = stated.name and stated.name_en is not null
       and known.name_en is distinct from stated.name_en', vocabulary, stated)
  using p_batch, first_line, last_line;
  for named in
    execute format('select * from (%s) as stated where name not in (select name from %s) order by line', stated, vocabulary)
    using p_batch, first_line, last_line
  loop
    execute format(
      'insert into %1$s (slug, name, name_en, position) select $1, $2, $3, coalesce(max(position), 0) + 1 from %1$s',
      vocabulary)
    using private.free_slug(vocabulary, private.slug_of(named.name_en, named.name)), named.name, named.name_en;
  end loop;
end
$$;

create function private.import_owners(p_batch uuid, first_line integer, last_line integer) returns void
language plpgsql set search_path = '' as $$
declare
  named record;
begin
  update public.owners as known
  set name_en = coalesce(stated.name_en, known.name_en), kind = stated.kind
  from (
    select owner as name, max(owner_en) as name_en, max(owner_kind) as kind
    from private.import_rows(p_batch, first_line, last_line)
    where owner is not null
    group by owner) as stated
  where known.name = stated.name
    and (known.name_en, known.kind) is distinct from (coalesce(stated.name_en, known.name_en), stated.kind);
  for named in
    select owner as name, max(owner_en) as name_en, max(owner_kind) as kind
    from private.import_rows(p_batch, first_line, last_line)
    where owner is not null and owner not in (select name from public.owners)
    group by owner
    order by min(line)
  loop
    insert into public.owners (slug, name, name_en, kind)
    values (private.free_slug('public.owners', private.slug_of(named.name_en, named.name)),
      named.name, named.name_en, named.kind);
  end loop;
end
$$;

-- The names that a batch would create, each with the first line that contains it, and for comparison the existing names
-- (their line is null), if there are any: [{topic, name, line, folded}]. folded contains the name, and the English name
-- if there is one, as search folds them.
create function public.catalogue_import_names(p_batch uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with known (topic, name, name_en) as (
    select 'category', name, name_en from public.categories
    union all
    select 'subject', name, name_en from public.subjects
    union all
    select 'owner', name, name_en from public.owners),
  created as (
    select stated.topic, stated.name, max(stated.name_en) as name_en, min(staged.line) as line
    from private.catalogue_import_rows as staged
    cross join lateral (values ('category', staged.category, staged.category_en),
      ('subject', staged.subject, staged.subject_en), ('owner', staged.owner, staged.owner_en)) as stated (topic, name, name_en)
    where staged.batch = p_batch and stated.name is not null
      and not exists (select from known where known.topic = stated.topic and known.name = stated.name)
    group by stated.topic, stated.name),
  compared as (
    select topic, name, name_en, line from created
    union all
    select topic, name, name_en, null from known where topic in (select topic from created))
  select coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'name', name, 'line', line,
    'folded', array_remove(array[private.fold_search(name), private.fold_search(name_en)], null))
    order by topic, line nulls first, name), '[]')
  from compared
$$;

revoke all on all functions in schema private from public;
revoke all on function public.catalogue_import_stage, public.catalogue_import_names
  from public, anon, authenticated, service_role;
grant execute on function public.catalogue_import_stage, public.catalogue_import_names to service_role;
