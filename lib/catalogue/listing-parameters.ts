import { pageSize, type CatalogueFilters } from './filters';

/** The filters as parameters of the database function `shop_list_total`. */
export function selectionParameters(filters: CatalogueFilters) {
  return {
    p_category: filters.category ?? null,
    p_subject: filters.subject ?? null,
    p_course: filters.course ?? null,
    p_level: filters.level ?? null,
    p_owner: filters.owner ?? null,
    p_availability: filters.availability ?? null,
    p_grade: filters.grade === undefined ? null : Number(filters.grade),
    p_track: filters.track ?? null,
    p_price: filters.price ?? null,
  };
}

/** The filters as parameters of the database function `shop_catalogue`. */
export function listingParameters(filters: CatalogueFilters) {
  return {
    ...selectionParameters(filters),
    p_q: filters.q ?? null,
    p_sort: filters.sort ?? null,
    p_page: filters.page,
    p_page_size: pageSize,
  };
}
