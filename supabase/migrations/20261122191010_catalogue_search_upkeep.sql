-- Keeps the known words as complete as the products' names, for all writers.

create trigger products_learn after insert on public.products
  referencing new table as written for each statement execute function private.learn_names('3', 'product_name');

create function private.learn_renamed_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Dynamic, so that it is planned for these rows: see announce_products.
  execute $query$
    select private.learn_words(array(
      select concat_ws(' ', product.product_name, product.name_en)
      from written as product join written_before as before using (product_id)
      where (product.product_name, product.name_en) is distinct from (before.product_name, before.name_en)), 3::smallint)
  $query$;
  return null;
end
$$;

create trigger products_learn_changes after update on public.products
  referencing old table as written_before new table as written
  for each statement execute function private.learn_renamed_products();

revoke all on all functions in schema private from public;
