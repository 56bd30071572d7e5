/** At most `longest` characters on one line, cut at a word boundary with an ellipsis. */
export function clip(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut;
  return `${words.replace(/[\s،,.;:–-]+$/u, '')}…`;
}
