/** `words` holds {title} and {price}. A title may hold anything, `$&` too. */
export function shareText(words: string, title: string, price: string): string {
  const values: Record<string, string> = { title, price };
  return words.replace(/\{(title|price)\}/g, (_, name: string) => values[name] ?? '');
}
