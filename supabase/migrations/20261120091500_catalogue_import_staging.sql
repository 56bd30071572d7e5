-- Catalogue import, step one: rows are staged as they arrive and touch nothing a shopper sees.

create table private.catalogue_import_rows (
  batch uuid not null,
  -- The line of the file that the row starts on.
  line integer not null,
  -- The columns the file has. Those it lacks keep their value in products that exist.
  given text[] not null,
  sku text collate "C" not null,
  product_name text,
  name_en text,
  category text,
  category_en text,
  subject text,
  subject_en text,
  owner text,
  owner_en text,
  owner_kind text,
  term text,
  level text,
  grade smallint,
  retail_price_pt bigint,
  available boolean,
  stock integer,
  isbn text,
  pages integer,
  edition_year integer,
  image_url text,
  description text,
  description_en text,
  notes text,
  notes_en text,
  -- [[name, value, English name, English value], …]
  specifications jsonb,
  created_at timestamptz,
  staged_at timestamptz not null default now(),
  primary key (batch, line)
);

-- What a commit answered, for a caller whose connection did not live to hear it.
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

-- p_rows: an array of objects with the keys line and sku, and one key for each column of the file.
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

revoke all on all functions in schema private from public;
grant execute on function private.is_isbn13(text) to service_role;
revoke all on function public.catalogue_import_stage from public, anon, authenticated, service_role;
grant execute on function public.catalogue_import_stage to service_role;
