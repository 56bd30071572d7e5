-- The catalogue for the shopkeeper's own spreadsheets, in pages, in the format of the import.

-- Products after the sku p_after, including hidden ones, in the order of the sku: an array of at most p_limit (1,000)
-- objects whose keys are the import's columns. stock is null if it is unlimited.
create function public.export_catalogue(p_after text default '', p_limit integer default 500) returns jsonb
language sql stable security definer set search_path = '' as $$
  with page as (
    select * from public.products
    where sku > coalesce(p_after, '')
    order by sku
    limit least(greatest(p_limit, 1), 1000))
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'sku', page.sku, 'product_name', page.product_name, 'name_en', page.name_en,
      'category', category.name, 'category_en', category.name_en,
      'subject', subject.name, 'subject_en', subject.name_en,
      'owner', owner.name, 'owner_en', owner.name_en, 'owner_kind', owner.kind,
      'term', page.term, 'level', page.level, 'grade', page.grade,
      'tracks', (
        select string_agg(track.slug, ';' order by track.position)
        from public.tracks as track where track.bit & page.track_bits <> 0),
      'retail_price_pt', page.retail_price_pt, 'available', page.sellable, 'published', page.published,
      'stock', stock.on_hand, 'isbn', page.isbn, 'pages', page.pages, 'edition_year', page.edition_year,
      'image_url', page.image_url, 'description', page.description, 'description_en', page.description_en,
      'notes', page.notes, 'notes_en', page.notes_en,
      'specifications', (
        select coalesce(jsonb_agg(
          jsonb_build_array(pair.spec_name, pair.spec_value, pair.spec_name_en, pair.spec_value_en) order by pair.position), '[]')
        from public.product_specifications as pair where pair.product_id = page.product_id),
      'pictures', (
        select coalesce(jsonb_agg(picture.image_url order by picture.position), '[]')
        from public.product_pictures as picture where picture.product_id = page.product_id),
      'created_at', to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
    order by page.sku), '[]')
  from page
  join public.categories as category using (category_id)
  join public.owners as owner using (owner_id)
  left join public.subjects as subject using (subject_id)
  left join public.inventory as stock using (product_id)
$$;

revoke all on function public.export_catalogue from public, anon, authenticated, service_role;
grant execute on function public.export_catalogue to service_role;
