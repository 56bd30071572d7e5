/** anon, authenticated, service_role. */
export type Rights = readonly [string, string, string];

const everyoneReads: Rights = ['select', 'select', 'select insert update delete'];
const nobody: Rights = ['', '', ''];
const serviceOnly: Rights = ['', '', 'execute'];
const everyoneCalls: Rights = ['execute', 'execute', 'execute'];

const writable =
  'sku product_name name_en description description_en notes notes_en category_id subject_id owner_id term level grade ' +
  'retail_price_pt isbn pages edition_year image_url sellable published created_at';

/** Every table and view, with what each role may do to it. Column rights in brackets. */
export const relations: Record<string, Rights> = {
  'public.addresses': ['', 'select', 'select insert update delete'],
  'public.areas': everyoneReads,
  'public.categories': everyoneReads,
  'public.cities': everyoneReads,
  'public.countries': everyoneReads,
  'public.inventory': ['', '', 'select insert update delete'],
  'public.levels': everyoneReads,
  'public.owners': everyoneReads,
  'public.product_specifications': everyoneReads,
  'public.products': [
    'select',
    'select',
    `select delete insert(product_id ${writable}) update(${writable})`,
  ],
  'public.shop_products_view': ['select', 'select', 'select'],
  'public.subjects': everyoneReads,
  'public.terms': everyoneReads,
  'public.user_profiles': [
    '',
    'select update(full_name phone phone_2)',
    'select update(full_name phone phone_2)',
  ],
  'private.catalogue_changes': nobody,
  'private.catalogue_changes_id_seq': nobody,
  'private.catalogue_counts': nobody,
  'private.catalogue_import_outcomes': nobody,
  'private.catalogue_import_rows': nobody,
};

const internal = [
  'announce_categories',
  'announce_changes',
  'announce_products',
  'apply_count_changes',
  'catalogue_cards',
  'catalogue_facet_counts',
  'catalogue_facets',
  'catalogue_page',
  'catalogue_search',
  'catalogue_total',
  'clean_line',
  'clean_name',
  'clean_phone',
  'count_cells',
  'count_products',
  'count_row',
  'escape_like',
  'fold_search',
  'free_slug',
  'grade_words',
  'import_batch',
  'import_insert',
  'import_outcome',
  'import_owners',
  'import_products',
  'import_refusals',
  'import_resolve',
  'import_rows',
  'import_specifications',
  'import_stock',
  'import_topics',
  'import_update',
  'keep_in_stock',
  'keep_product',
  'keep_profile',
  'lock_catalogue_names',
  'metadata_string',
  'product_search_text',
  'refresh_renamed_products',
  'search_document',
  'search_pattern',
  'search_words',
  'slug_of',
  'touch_specified_products',
  'touch_updated_at',
  'without_articles',
  'wrong_catalogue_counts',
];

/** Every function of the shop. */
export const functions: Record<string, Rights> = {
  'public.catalogue_import_commit': serviceOnly,
  'public.catalogue_import_stage': serviceOnly,
  'public.create_or_update_user_address': ['', 'execute', ''],
  'public.shop_catalogue': everyoneCalls,
  'public.shop_directory': everyoneCalls,
  'public.shop_sitemap_products': everyoneCalls,
  'public.shop_sitemap_slices': everyoneCalls,
  // The check of products.isbn runs with the writer's own rights.
  'private.is_isbn13': serviceOnly,
  ...Object.fromEntries(internal.map((name) => [`private.${name}`, nobody])),
};

/** Who may name things of a schema. */
export const schemas: Record<string, Rights> = {
  public: ['usage', 'usage', 'usage'],
  private: nobody,
};
