-- What people searched for and did not find, for the shopkeeper: books to order, and words to teach the search. Nobody can
-- be told from it: only the folded words are kept, and none that may be a number, an address or an order.

create table private.search_misses (
  query text collate "C" primary key,
  times bigint not null default 1,
  -- Whether some of the words were found, and similar books shown.
  near boolean not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index search_misses_first on private.search_misses (first_at);
create index search_misses_last on private.search_misses (last_at);

alter table private.search_misses enable row level security;
revoke all on private.search_misses from public, anon, authenticated, service_role;
grant select on private.search_misses to service_role;

-- The query as it is kept, or null: longer than 60 letters, or with five digits, an at sign, an address or the number
-- of an order in it.
create function private.miss_key(query text) returns text
language sql immutable parallel safe
return case
    when query ~* '@|https?:|www\.|\mzd[- ]?[0-9a-z]{4}' then null
    when regexp_replace(private.fold_search(left(query, 100)), '[^0-9]', '', 'g') ~ '[0-9]{5}' then null
    when char_length(private.fold_search(left(query, 100))) between 2 and 60 then private.fold_search(left(query, 100))
  end;

-- Counts a search without result. At most 5,000 queries are kept, and 300 new ones an hour; one that nobody repeated for
-- 90 days is dropped.
create function private.note_miss(query text, near boolean) returns void
language plpgsql set search_path = '' as $$
declare
  key constant text := private.miss_key(query);
begin
  if key is null or current_setting('transaction_read_only') = 'on' then
    return;
  end if;
  update private.search_misses as missed
  set times = missed.times + 1, last_at = now(), near = note_miss.near
  where missed.query = key;
  if not found then
    delete from private.search_misses
    where search_misses.query in (
      select old.query from private.search_misses as old
      where old.last_at < now() - interval '90 days' limit 100 for update skip locked);
    insert into private.search_misses (query, near)
    select key, note_miss.near
    where (select count(*) from private.search_misses) < 5000
      and (select count(*) from private.search_misses where first_at > now() - interval '1 hour') < 300
    on conflict do nothing;
  end if;
end
$$;

create view public.search_misses with (security_invoker = true) as
select query, times, near, first_at, last_at from private.search_misses order by times desc, last_at desc;

revoke all on public.search_misses from public, anon, authenticated, service_role;
grant select on public.search_misses to service_role;

create trigger views_are_read_only instead of insert or update or delete on public.search_misses
  for each row execute function private.refuse_view_write();

revoke all on all functions in schema private from public;
