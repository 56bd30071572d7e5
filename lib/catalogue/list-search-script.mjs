/** The id of the search field of lists. */
export const searchFieldId = 'catalogue-search';

/**
 * Fills in the search field of a list from the address, before the page's other scripts arrive. The field is in a
 * layout, which does not know the address when it is rendered on the server.
 */
export const listSearchScript = `addEventListener('DOMContentLoaded', () => {
  const field = document.getElementById('${searchFieldId}');
  const query = new URLSearchParams(location.search).get('q');
  if (field && query && !field.value && field !== document.activeElement) field.value = query;
});`;
