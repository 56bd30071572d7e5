/** Thirteen digits with a book prefix (978 or 979) whose weighted sum (1, 3, 1, 3 …) is a multiple of ten. */
export function isValidIsbn13(isbn: string): boolean {
  if (!/^97[89]\d{10}$/.test(isbn)) return false;
  const sum = Array.from(isbn, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}
