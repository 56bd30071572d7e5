-- Announces which pages have to be rendered again: `catalogue` for lists and landing pages, `product:<sku>` for a
-- product page, `products` for all of them after a change of many, `categories` for the links to categories and subjects
-- on every page. Listeners use the channel catalogue_changes; on hosted Supabase, a database webhook reads the table.

create table private.catalogue_changes (
  id bigint generated always as identity primary key,
  tag text not null,
  at timestamptz not null default now(),
  -- Each tag is announced at most once per transaction.
  transaction_id xid8 not null default pg_current_xact_id(),
  unique (transaction_id, tag)
);

alter table private.catalogue_changes enable row level security;
revoke all on private.catalogue_changes from public, anon, authenticated, service_role;

create function private.announce_changes(skus text[]) returns void
language plpgsql set search_path = '' as $$
declare
  many constant integer := 500;
  new_tag text;
begin
  if cardinality(skus) = 0 then
    return;
  end if;
  for new_tag in
    insert into private.catalogue_changes (tag)
    select 'catalogue'
    union
    select case when cardinality(skus) > many then 'products' else 'product:' || sku end
    from unnest(skus) as changed (sku)
    on conflict do nothing
    returning tag
  loop
    perform pg_notify('catalogue_changes', new_tag);
  end loop;
  -- The table is a log, not an archive.
  delete from private.catalogue_changes
  where id in (
    select id
    from private.catalogue_changes
    where at < now() - interval '7 days'
      and id < (select min(id) + 100 from private.catalogue_changes)
    for update skip locked);
end
$$;

create function private.announce_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  case tg_op
    when 'INSERT' then
      perform private.announce_changes(array(select sku from new_products where published));
    when 'DELETE' then
      perform private.announce_changes(array(select sku from old_products where published));
    when 'UPDATE' then
      perform private.announce_changes(array(
        select sku.sku
        from old_products as before
        join new_products as after using (product_id),
        lateral (select before.sku where before.published union select after.sku where after.published) as sku
        where before.updated_at is distinct from after.updated_at));
  end case;
  return null;
end
$$;

create trigger products_announce_inserted after insert on public.products
  referencing new table as new_products
  for each statement execute function private.announce_products();
create trigger products_announce_updated after update on public.products
  referencing old table as old_products new table as new_products
  for each statement execute function private.announce_products();
create trigger products_announce_deleted after delete on public.products
  referencing old table as old_products
  for each statement execute function private.announce_products();

create function private.announce_categories() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.catalogue_changes (tag) values ('categories') on conflict do nothing;
  if found then
    perform pg_notify('catalogue_changes', 'categories');
  end if;
  return null;
end
$$;

create trigger categories_announce after insert or delete on public.categories
  for each row execute function private.announce_categories();
create trigger categories_announce_changes after update on public.categories
  for each row when (old is distinct from new) execute function private.announce_categories();
create trigger subjects_announce after insert or delete on public.subjects
  for each row execute function private.announce_categories();
create trigger subjects_announce_changes after update on public.subjects
  for each row when (old is distinct from new) execute function private.announce_categories();

revoke all on all functions in schema private from public;
