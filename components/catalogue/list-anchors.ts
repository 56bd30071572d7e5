/** Ids of elements on a list page, used by links, buttons and scripts. */
export const booksId = 'books';
export { searchFieldId } from '@/lib/catalogue/list-search-script.mjs';
/** The form of the search field; inputs of a list that belong to it name it. */
export const searchFormId = 'list-search';
export const subjectShelfId = 'subjects';

/** The heading of a letter in a directory. */
export const letterId = (letter: string) => `letter-${letter}`;

/** The heading of a book's card, which labels its controls. */
export const cardTitleId = (sku: string) => `title-${sku}`;

/** The data attribute of a search form with what was searched for last. */
export const searchedFor = 'searchedFor';
