-- Searches without a result, for the shopkeeper: books to order, and words to teach the search. The entries cannot
-- identify anybody: they contain only folded words, and none that may be a number, an address or an order.

create table private.search_misses (
  query text collate "C" primary key,
  times bigint not null default 1,
  -- Whether some of the words were found and similar books were shown.
  near boolean not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index search_misses_last on private.search_misses (last_at);
create index search_misses_least on private.search_misses (times, last_at);

alter table private.search_misses enable row level security;
revoke all on private.search_misses from public, anon, authenticated, service_role;
grant select on private.search_misses to service_role;

-- Whether a query may contain a person, a place or an order. Tests the folded words, so that full-width letters,
-- unusual dashes and Arabic digits make no difference.
create function private.is_personal_query(query text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  plain constant text := lower(normalize(query, NFKC));
  words constant text := ' ' || private.fold_search(query) || ' ';
begin
  return plain ~ '@|://'
    or words ~ ' (https?|www|com|gmail|hotmail|yahoo|outlook|icloud) '
    or regexp_replace(words, '[^0-9]', '', 'g') ~ '[0-9]{5}'
    -- An order number: with its prefix, or as two groups of its letters and digits.
    or words ~ ' zd ?[0-9a-z]{4}'
    or exists (
      select from regexp_matches(words, '(?<= )([0-9a-hjkmnp-tv-z]{4} ?[0-9a-hjkmnp-tv-z]{4})(?= )', 'g') as code
      where code[1] ~ '[0-9]')
    -- A postal address.
    or words ~ ' [وبفل]?(ال|ل)?(شارع|عماره|عقار|شقه|ميدان|حاره|كومباوند|بلوك|برج) '
    or words ~ ' ش [0-9]| (street|st|road|rd|avenue|building|bldg|apartment|apt|flat|floor) ';
end
$$;

-- The query as it is stored; null if it is longer than 60 letters, or personal.
create function private.miss_key(query text) returns text
language sql immutable
return case
    when char_length(private.fold_search(left(query, 100))) between 2 and 60 and not private.is_personal_query(left(query, 100))
      then private.fold_search(left(query, 100))
  end;

-- Counts a search without a result. At most 5,000 queries are stored: a new one replaces the least frequent and oldest
-- one. A query that was not repeated for 90 days is deleted.
create function private.note_miss(key text, near boolean) returns void
language plpgsql set search_path = '' as $$
begin
  update private.search_misses as missed
  set times = missed.times + 1, last_at = now(), near = note_miss.near
  where missed.query = key;
  if found then
    return;
  end if;
  delete from private.search_misses
  where search_misses.query in (
    select old.query from private.search_misses as old
    where old.last_at < now() - interval '90 days' limit 100 for update skip locked);
  delete from private.search_misses
  where search_misses.query in (
    select old.query from private.search_misses as old
    order by old.times, old.last_at
    limit greatest((select count(*) from private.search_misses) - 4999, 0) for update skip locked);
  insert into private.search_misses (query, near) values (key, note_miss.near) on conflict do nothing;
end
$$;

-- Called by the browser that shows a search without a result, and not by the shop's server, which would count as the
-- only caller. Counts 50 per caller and day; above 3,000 of all callers, five more each. Searches above the limit, and
-- searches with results, are ignored.
create function public.report_search_miss(p_q text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  key constant text := private.miss_key(p_q);
  caller constant text := private.caller();
  reading private.search_reading;
begin
  if key is null or current_setting('transaction_read_only') = 'on' then
    return;
  end if;
  reading := private.read_search(
    p_q, private.wanted_filters(null, null, null, null, null, null, null, null, null), 1);
  if not (reading.near or reading.words <> '{}' and reading.condition is null) then
    return;
  end if;
  -- An order number may consist of letters only.
  if exists (
    select from public.orders
    where order_number = private.fold_order_number(regexp_replace(key, '[^0-9a-z]', '', 'g'))) then
    return;
  end if;
  if private.count_request('search misses of ' || caller, interval '1 day', 50)
    and private.count_in_crowd('search misses', caller, 3000, 5) is not null then
    perform private.note_miss(key, reading.found <> '{}' or reading.words = '{}');
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
revoke all on function public.report_search_miss from public, anon, authenticated, service_role;
grant execute on function public.report_search_miss to anon, authenticated;
