-- Products as the shop reads them. security_invoker applies the reader's own row level security. A product without a
-- subject may have one among its specifications, as «المادة» or «الماده».

create view public.shop_products_view with (security_invoker = true) as
select
  product.product_id,
  product.sku,
  product.product_name,
  product.product_name as name,
  product.name_en,
  owner.name as product_owner_name,
  owner.name_en as product_owner_name_en,
  owner.kind as product_owner_kind,
  owner.slug as product_owner_slug,
  category.name as category_name,
  category.name_en as category_name_en,
  category.slug as category_slug,
  coalesce(subject.name, written_subject.spec_value) as subject_name,
  coalesce(subject.name_en, written_subject.spec_value_en) as subject_name_en,
  subject.slug as subject_slug,
  term.name as term_name,
  term.name_en as term_name_en,
  product.term,
  level.name as level_name,
  level.name_en as level_name_en,
  product.level,
  product.grade,
  product.description,
  product.description_en,
  product.notes,
  product.notes_en,
  -- In pounds, as a plain JSON number.
  product.retail_price_pt / 100.0::float8 as retail_price,
  product.available,
  product.image_url,
  product.created_at,
  product.updated_at,
  product.isbn,
  product.pages,
  product.edition_year,
  (
    select coalesce(jsonb_agg(to_jsonb(pair) - 'position' order by pair.position), '[]')
    from (
      select -3 as position, 'المادة' as spec_name, subject.name as spec_value,
        'Subject' as spec_name_en, subject.name_en as spec_value_en
      where subject.name is not null
      union all
      select -2, 'الترم', term.name, 'Term', term.name_en where term.name is not null
      union all
      select -1, 'عام/أزهر', level.name, 'Track', level.name_en where level.name is not null
      union all
      select extra.position, extra.spec_name, extra.spec_value, extra.spec_name_en, extra.spec_value_en
      from public.product_specifications as extra
      where extra.product_id = product.product_id
        and not (subject.name is not null and translate(extra.spec_name, 'ة', 'ه') = 'الماده')) as pair
  ) as specifications,
  (
    select coalesce(jsonb_agg(picture.image_url order by picture.position), '[]')
    from public.product_pictures as picture
    where picture.product_id = product.product_id
  ) as pictures
from public.products as product
join public.categories as category on category.category_id = product.category_id
join public.owners as owner on owner.owner_id = product.owner_id
left join public.subjects as subject on subject.subject_id = product.subject_id
left join lateral (
  select extra.spec_value, extra.spec_value_en
  from public.product_specifications as extra
  where product.subject_id is null and extra.product_id = product.product_id
    and translate(extra.spec_name, 'ة', 'ه') = 'الماده'
  order by extra.position
  limit 1) as written_subject on true
left join public.terms as term on term.slug = product.term
left join public.levels as level on level.slug = product.level
where product.published;

revoke all on public.shop_products_view from public, anon, authenticated, service_role;
grant select on public.shop_products_view to anon, authenticated, service_role;

create trigger views_are_read_only instead of insert or update or delete on public.shop_products_view
  for each row execute function private.refuse_view_write();
