/** Places on a list page that links, buttons and the script beside them find by id. */
export const booksId = 'books';
export const searchFieldId = 'catalogue-search';
