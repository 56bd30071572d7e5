-- Triggers that keep search_document, updated_at and in_stock correct for all writers.

create function private.grade_words(grade smallint) returns text
language sql immutable parallel safe
return case grade
    when 1 then '1 الصف الأول الثانوي أولى ثانوي first secondary grade 1'
    when 2 then '2 الصف الثاني الثانوي ثانية ثانوي تانية second secondary grade 2'
    when 3 then '3 الصف الثالث الثانوي ثالثة ثانوي تالتة third secondary grade 3'
  end;

create function private.product_search_document(product public.products) returns tsvector
language plpgsql stable set search_path = '' as $$
begin
  return (
    select private.search_document(
      concat_ws(' ', product.product_name, product.name_en),
      concat_ws(' ', subject.name, subject.name_en, owner.name, owner.name_en),
      concat_ws(' ', category.name, category.name_en, term.name, term.name_en, level.name, level.name_en,
        private.grade_words(product.grade)),
      concat_ws(' ', product.sku, replace(product.sku, '-', ''), product.isbn, product.edition_year::text))
    from public.categories as category
    join public.owners as owner on owner.owner_id = product.owner_id
    left join public.subjects as subject on subject.subject_id = product.subject_id
    left join public.terms as term on term.slug = product.term
    left join public.levels as level on level.slug = product.level
    where category.category_id = product.category_id);
end
$$;

-- If a category were renamed while a product is written, each would miss the other's new text. Renames therefore take
-- this lock exclusively and writers of products share it, both before any row lock. Removing or hiding products also
-- shares it, because the last product of a name removes the name from its directory.
create function private.lock_catalogue_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'products' then
    perform pg_advisory_xact_lock_shared(hashtextextended('catalogue names', 0));
  else
    perform pg_advisory_xact_lock(hashtextextended('catalogue names', 0));
  end if;
  return null;
end
$$;

create trigger products_share_names before insert or delete
  or update of sku, product_name, name_en, category_id, subject_id, owner_id, term, level, grade, isbn, edition_year, published
  on public.products for each statement execute function private.lock_catalogue_names();

-- updated_at changes when a shopper can see a difference, and never decreases, so that it can identify a version. Other
-- triggers request a new version by setting it to infinity, and a new search document by setting that to null.
create function private.keep_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.updated_at := clock_timestamp();
    new.search_document := null;
  elsif (new.sku, new.product_name, new.name_en, new.category_id, new.subject_id, new.owner_id,
         new.term, new.level, new.grade, new.isbn, new.edition_year)
        is distinct from
        (old.sku, old.product_name, old.name_en, old.category_id, old.subject_id, old.owner_id,
         old.term, old.level, old.grade, old.isbn, old.edition_year) then
    new.updated_at := 'infinity';
    new.search_document := null;
  elsif (new.description, new.description_en, new.notes, new.notes_en, new.track_bits, new.retail_price_pt, new.pages,
         new.image_url, new.sellable and new.in_stock, new.published, new.created_at)
        is distinct from
        (old.description, old.description_en, old.notes, old.notes_en, old.track_bits, old.retail_price_pt, old.pages,
         old.image_url, old.sellable and old.in_stock, old.published, old.created_at) then
    new.updated_at := 'infinity';
  end if;
  if new.updated_at = 'infinity' then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  if new.search_document is null then
    new.search_document := private.product_search_document(new);
  end if;
  return new;
end
$$;

create trigger products_keep before insert or update on public.products
  for each row execute function private.keep_product();

-- A renamed category, subject, owner, term or level changes the pages of its products. Products are locked in the order
-- of their identifiers, as all writers of several products do.
create function private.refresh_renamed_products() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  link constant text := tg_argv[0];
  key constant text := tg_argv[1];
  renamed uuid[];
begin
  execute format(
    'select array(
       select product.product_id
       from renamed_before as before
       join renamed_after as after using (%2$I)
       join public.products as product on product.%1$I = after.%2$I
       where (to_jsonb(before) - ''position'') is distinct from (to_jsonb(after) - ''position'')
       order by product.product_id
       for no key update of product)',
    link, key) into renamed;
  update public.products set search_document = null, updated_at = 'infinity' where product_id = any (renamed);
  return null;
end
$$;

create trigger categories_lock_names before update on public.categories
  for each statement execute function private.lock_catalogue_names();
create trigger subjects_lock_names before update on public.subjects
  for each statement execute function private.lock_catalogue_names();
create trigger owners_lock_names before update on public.owners
  for each statement execute function private.lock_catalogue_names();
create trigger terms_lock_names before update on public.terms
  for each statement execute function private.lock_catalogue_names();
create trigger levels_lock_names before update on public.levels
  for each statement execute function private.lock_catalogue_names();

create trigger categories_refresh_products after update on public.categories
  referencing old table as renamed_before new table as renamed_after
  for each statement execute function private.refresh_renamed_products('category_id', 'category_id');
create trigger subjects_refresh_products after update on public.subjects
  referencing old table as renamed_before new table as renamed_after
  for each statement execute function private.refresh_renamed_products('subject_id', 'subject_id');
create trigger owners_refresh_products after update on public.owners
  referencing old table as renamed_before new table as renamed_after
  for each statement execute function private.refresh_renamed_products('owner_id', 'owner_id');
create trigger terms_refresh_products after update on public.terms
  referencing old table as renamed_before new table as renamed_after
  for each statement execute function private.refresh_renamed_products('term', 'slug');
create trigger levels_refresh_products after update on public.levels
  referencing old table as renamed_before new table as renamed_after
  for each statement execute function private.refresh_renamed_products('level', 'slug');

-- Specifications and pictures are part of the product's page. A product whose version is from this transaction needs no
-- new one.
create function private.touch_detailed_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set updated_at = 'infinity'
  where product_id = any (array(
    select product.product_id
    from public.products as product
    where product.product_id in (select changed.product_id from changed_details as changed)
      and not (product.xmin = pg_current_xact_id()::xid and product.updated_at >= now())
    order by product.product_id
    for no key update));
  return null;
end
$$;

create trigger specifications_touch_on_insert after insert on public.product_specifications
  referencing new table as changed_details
  for each statement execute function private.touch_detailed_products();
create trigger specifications_touch_on_update after update on public.product_specifications
  referencing new table as changed_details
  for each statement execute function private.touch_detailed_products();
create trigger specifications_touch_on_delete after delete on public.product_specifications
  referencing old table as changed_details
  for each statement execute function private.touch_detailed_products();

create trigger pictures_touch_on_insert after insert on public.product_pictures
  referencing new table as changed_details
  for each statement execute function private.touch_detailed_products();
create trigger pictures_touch_on_update after update on public.product_pictures
  referencing new table as changed_details
  for each statement execute function private.touch_detailed_products();
create trigger pictures_touch_on_delete after delete on public.product_pictures
  referencing old table as changed_details
  for each statement execute function private.touch_detailed_products();

create function private.keep_in_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  turned constant uuid[] := array(
    select product.product_id
    from public.products as product
    left join public.inventory as stock using (product_id)
    where product.product_id in (select changed.product_id from changed_inventory as changed)
      and product.in_stock <> coalesce(stock.on_hand > stock.reserved, true)
    order by product.product_id
    for no key update of product);
begin
  -- Even an update of no rows would run the triggers that maintain counts and words, in every order.
  if turned <> '{}' then
    update public.products set in_stock = not in_stock where product_id = any (turned);
  end if;
  return null;
end
$$;

create trigger inventory_keep_on_insert after insert on public.inventory
  referencing new table as changed_inventory
  for each statement execute function private.keep_in_stock();
create trigger inventory_keep_on_update after update on public.inventory
  referencing new table as changed_inventory
  for each statement execute function private.keep_in_stock();
create trigger inventory_keep_on_delete after delete on public.inventory
  referencing old table as changed_inventory
  for each statement execute function private.keep_in_stock();

revoke all on all functions in schema private from public;
