-- Announces what has changed, as tags of the pages that have to be rendered again:
--   product:<sku>  its page, and the lists that show its card
--   products       all of these, after a change of many products
--   catalogue      which products lists have, in which order, and how many: not after a change of a card alone
--   prices         lists in the order of prices
--   changes        feeds and sitemap, after every change of a product
--   categories     the links to categories and subjects on every page
-- Listeners use the channel catalogue_changes; on hosted Supabase, a database webhook reads the table.

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

-- Announces the change of these products, and `others`.
create function private.announce_changes(skus text[], others text[]) returns void
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
    select 'changes'
    union
    select unnest(others)
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

-- Whether a product is in the same place of the same lists as before, because a fact about it alone has changed. If
-- none of its columns has, its owner or its pictures may have.
create function private.is_change_of_card(before public.products, after public.products) returns boolean
language sql immutable as $$
  select row(before.sku, before.published, before.category_id, before.subject_id, before.owner_id, before.term,
      before.level, before.grade, before.track_bits, before.available, before.price_band, before.created_at)
    is not distinct from row(after.sku, after.published, after.category_id, after.subject_id, after.owner_id, after.term,
      after.level, after.grade, after.track_bits, after.available, after.price_band, after.created_at)
    and row(before.product_name, before.name_en, before.description, before.description_en, before.notes, before.notes_en,
      before.retail_price_pt, before.isbn, before.pages, before.edition_year, before.image_url)
    is distinct from row(after.product_name, after.name_en, after.description, after.description_en, after.notes,
      after.notes_en, after.retail_price_pt, after.isbn, after.pages, after.edition_year, after.image_url)
$$;

create function private.announce_products() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  skus text[];
  is_listed boolean := true;
  is_priced boolean := true;
begin
  case tg_op
    when 'INSERT' then
      skus := array(select sku from new_products where published);
    when 'DELETE' then
      skus := array(select sku from old_products where published);
    when 'UPDATE' then
      -- Dynamic, so that it is planned for these rows. A plan kept from a change of one product would compare each row
      -- with every other one.
      execute $query$
        select coalesce(array_agg(distinct sku.sku), '{}'),
          bool_or(not private.is_change_of_card(before, after)),
          bool_or(before.retail_price_pt <> after.retail_price_pt)
        from old_products as before
        join new_products as after using (product_id),
        lateral (select before.sku where before.published union select after.sku where after.published) as sku
        where before.updated_at is distinct from after.updated_at
      $query$ into skus, is_listed, is_priced;
  end case;
  -- Lists in the order of prices have both tags.
  perform private.announce_changes(skus,
    array_remove(array[case when is_listed then 'catalogue' when is_priced then 'prices' end], null));
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
