-- Catalogue import, last step: everything of a batch, or nothing.

create function private.import_batch(p_batch uuid, first_line integer, last_line integer) returns jsonb
language plpgsql set search_path = '' as $$
declare
  created uuid[];
  changed uuid[];
  total bigint := (select count(*) from private.import_rows(p_batch, first_line, last_line));
begin
  -- The order of locks of every writer: names, inventory, products.
  perform pg_advisory_xact_lock(hashtextextended('catalogue names', 0));
  perform from public.inventory
  where product_id in (
    select product.product_id
    from private.import_rows(p_batch, first_line, last_line) as staged
    join public.products as product on product.sku = staged.sku)
  order by product_id
  for update;

  -- Rows that have just arrived have no statistics yet, and 10,000 joins by guess take minutes.
  analyze private.catalogue_import_rows;
  perform private.import_topics('public.categories', 'category', p_batch, first_line, last_line);
  perform private.import_topics('public.subjects', 'subject', p_batch, first_line, last_line);
  perform private.import_owners(p_batch, first_line, last_line);
  changed := private.import_update(p_batch, first_line, last_line);
  created := private.import_insert(p_batch, first_line, last_line);
  if cardinality(created) > 100 then
    analyze public.products;
  end if;
  changed := changed
    || private.import_specifications(p_batch, first_line, last_line)
    || private.import_stock(p_batch, first_line, last_line);

  return (
    select jsonb_build_object('created', cardinality(created), 'updated', count(*),
      'unchanged', total - cardinality(created) - count(*))
    from (select unnest(changed) except select unnest(created)) as updated);
end
$$;

-- The rows that the tables refuse, found by halving: [{line, sku, reason}]. At most 100 are named.
-- Whatever it tries is rolled back.
create function private.import_refusals(p_batch uuid, first_line integer, last_line integer, refused jsonb default '[]')
returns jsonb
language plpgsql set search_path = '' as $$
declare
  lines constant integer[] := array(
    select line from private.import_rows(p_batch, first_line, last_line) order by line);
  middle constant integer := lines[(cardinality(lines) + 1) / 2];
  refusal text;
begin
  if cardinality(lines) = 0 or jsonb_array_length(refused) >= 100 then
    return refused;
  end if;
  begin
    perform private.import_batch(p_batch, first_line, last_line);
    raise exception using errcode = 'ZR000', message = 'tried only';
  exception
    when sqlstate 'ZR000' then
      return refused;
    when integrity_constraint_violation or data_exception then
      get stacked diagnostics refusal = message_text;
  end;
  if cardinality(lines) = 1 then
    return refused || jsonb_build_array(jsonb_build_object('line', middle, 'reason', refusal,
      'sku', (select sku from private.import_rows(p_batch, middle, middle))));
  end if;
  refused := private.import_refusals(p_batch, first_line, middle, refused);
  return private.import_refusals(p_batch, middle + 1, last_line, refused);
end
$$;

-- Turns terms and levels into slugs, and names the rows whose word is neither slug nor name of one.
create function private.import_resolve(p_batch uuid) returns jsonb
language plpgsql set search_path = '' as $$
begin
  update private.catalogue_import_rows as staged set term = known.slug
  from public.terms as known
  where staged.batch = p_batch and staged.term <> known.slug
    and private.fold_search(staged.term) in (
      private.fold_search(known.slug), private.fold_search(known.name), private.fold_search(known.name_en));
  update private.catalogue_import_rows as staged set level = known.slug
  from public.levels as known
  where staged.batch = p_batch and staged.level <> known.slug
    and private.fold_search(staged.level) in (
      private.fold_search(known.slug), private.fold_search(known.name), private.fold_search(known.name_en));
  return (
    select coalesce(jsonb_agg(jsonb_build_object('line', line, 'sku', sku, 'reason', reason) order by line, reason), '[]')
    from (
      select line, sku, format('term: "%s" is not one of %s', term, (select string_agg(slug, ', ' order by position) from public.terms)) as reason
      from private.catalogue_import_rows
      where batch = p_batch and term is not null and term not in (select slug from public.terms)
      union all
      select line, sku, format('level: "%s" is not one of %s', level, (select string_agg(slug, ', ' order by position) from public.levels))
      from private.catalogue_import_rows
      where batch = p_batch and level is not null and level not in (select slug from public.levels)
      union all
      select line, sku, format('stock: %s is less than the %s that orders hold', stock, kept.reserved)
      from private.catalogue_import_rows as staged
      join public.products using (sku)
      join public.inventory as kept using (product_id)
      where staged.batch = p_batch and staged.stock < kept.reserved) as refused);
end
$$;

-- Turns what staged rows say into outcomes: see catalogue_import_commit.
create function private.import_outcome(p_batch uuid, p_dry_run boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  nothing_done constant jsonb := '{"created": 0, "updated": 0, "unchanged": 0, "errors": []}';
  last_line constant integer := 2147483647;
  refused constant jsonb := private.import_resolve(p_batch);
  outcome jsonb;
begin
  if refused <> '[]' then
    return nothing_done || jsonb_build_object('errors', refused);
  end if;
  if not p_dry_run then
    return nothing_done || private.import_batch(p_batch, 0, last_line);
  end if;
  begin
    outcome := private.import_batch(p_batch, 0, last_line);
    raise exception using errcode = 'ZR000', message = 'tried only';
  exception
    when sqlstate 'ZR000' then
      return nothing_done || outcome;
    when integrity_constraint_violation or data_exception then
      return nothing_done || jsonb_build_object('errors', private.import_refusals(p_batch, 0, last_line));
  end;
end
$$;

-- Answers {created, updated, unchanged, errors}. With errors nothing is written. p_skip_lines names
-- lines to leave out from now on. Any other refusal of a table is raised by a real run, and named
-- line by line by a dry run. Asked again about the same batch it gives the same answer.
create function public.catalogue_import_commit(
  p_batch uuid, p_dry_run boolean default false, p_skip_lines integer[] default '{}')
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '10min' as $$
declare
  answered jsonb;
begin
  -- One import at a time; a repeated call waits for the first.
  perform pg_advisory_xact_lock(hashtextextended('catalogue names', 0));
  delete from private.catalogue_import_rows where batch = p_batch and line = any (p_skip_lines);
  if found then
    delete from private.catalogue_import_outcomes where batch = p_batch;
  end if;
  select outcome into answered from private.catalogue_import_outcomes
  where batch = p_batch and dry_run = p_dry_run;
  if answered is null then
    answered := private.import_outcome(p_batch, p_dry_run);
    insert into private.catalogue_import_outcomes (batch, dry_run, outcome) values (p_batch, p_dry_run, answered);
    if not p_dry_run and answered -> 'errors' = '[]' then
      delete from private.catalogue_import_rows where batch = p_batch;
    end if;
  end if;
  return answered;
end
$$;

revoke all on all functions in schema private from public;
grant execute on function private.is_isbn13(text) to service_role;
revoke all on function public.catalogue_import_commit from public, anon, authenticated, service_role;
grant execute on function public.catalogue_import_commit to service_role;
