-- A search for a common word looks at everything that it finds, as its total and the counts of its filters are exact.
-- What was found last is therefore remembered until the catalogue changes.

create table private.catalogue_search_memory (
  -- Of the words and the filters.
  question uuid primary key,
  total bigint not null,
  -- The first products of the list: the later pages of a long list are hardly ever asked for.
  first_products uuid[] not null,
  facet_counts private.facet_count[] not null,
  -- Every change that this does not see has made the answer old.
  seen pg_snapshot not null,
  at timestamptz not null default now()
);

alter table private.catalogue_search_memory enable row level security;
revoke all on private.catalogue_search_memory from public, anon, authenticated, service_role;

alter function private.catalogue_search(private.catalogue_filters, text[], bigint, bigint) rename to find_products;

-- Answers as `find_products` does. Few findings are found again sooner than looked up and kept.
create function private.catalogue_search(
  wanted private.catalogue_filters, words text[], page_size bigint, skipped bigint,
  out total bigint, out page uuid[], out facet_counts private.facet_count[])
language plpgsql volatile set search_path = '' as $$
declare
  kept_products constant bigint := 1000;
  worth_keeping constant bigint := 200;
  most_answers constant bigint := 300;
  asked constant uuid := md5(jsonb_build_array(words, wanted)::text)::uuid;
  -- Taken before anything is looked up: a change beside the search makes its answer old.
  seen_now constant pg_snapshot := pg_current_snapshot();
  found uuid[];
begin
  if skipped + page_size > kept_products then
    select * into total, page, facet_counts from private.find_products(wanted, words, page_size, skipped);
    return;
  end if;

  select memory.total, memory.first_products, memory.facet_counts into total, found, facet_counts
  from private.catalogue_search_memory as memory
  where question = asked
    and not exists (
      select from private.catalogue_changes
      where transaction_id >= pg_snapshot_xmin(memory.seen)
        and not pg_visible_in_snapshot(transaction_id, memory.seen));
  if total is null then
    select * into total, found, facet_counts from private.find_products(wanted, words, kept_products, 0);
    -- A replica, and whoever asks in a transaction that only reads, has no memory.
    if total > worth_keeping and current_setting('transaction_read_only') = 'off' then
      -- The log of changes reaches back for a week; nothing older can be trusted.
      delete from private.catalogue_search_memory where at < now() - interval '1 day';
      insert into private.catalogue_search_memory (question, total, first_products, facet_counts, seen)
      select asked, total, found, facet_counts, seen_now
      where (select count(*) from private.catalogue_search_memory) < most_answers
      on conflict (question) do update set total = excluded.total, first_products = excluded.first_products,
        facet_counts = excluded.facet_counts, seen = excluded.seen, at = excluded.at;
    end if;
  end if;
  page := found[skipped + 1 : skipped + page_size];
end
$$;

alter function public.shop_catalogue(text, text, text, text, text, text, text, integer, integer) volatile;

revoke all on all functions in schema private from public;
