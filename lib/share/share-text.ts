/** What is shared of a book: its title and price in a sentence, and its canonical address. */
export type Shared = { title: string; text: string; url: string };

/** `words` holds {title} and {price}. A title may hold anything, `$&` too. */
export function shareText(words: string, title: string, price: string): string {
  const values: Record<string, string> = { title, price };
  return words.replace(/\{(title|price)\}/g, (_, name: string) => values[name] ?? '');
}
