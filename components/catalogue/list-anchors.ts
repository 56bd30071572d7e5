/** Places on a list page that links, buttons and the script beside them find by id. */
export const booksId = 'books';
export const searchFieldId = 'catalogue-search';

/** The heading of a book's card, by which its controls are told apart. */
export const cardTitleId = (sku: string) => `title-${sku}`;
