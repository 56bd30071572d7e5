import { pageSize, type CatalogueFilters } from './filters';

/** The filters as parameters of the database function `shop_catalogue`. */
export function listingParameters(filters: CatalogueFilters) {
  return {
    p_q: filters.q ?? null,
    p_category: filters.category ?? null,
    p_subject: filters.subject ?? null,
    p_course: filters.course ?? null,
    p_level: filters.level ?? null,
    p_owner: filters.owner ?? null,
    p_availability: filters.availability ?? null,
    p_page: filters.page,
    p_page_size: pageSize,
  };
}
