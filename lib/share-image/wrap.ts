import { splitGraphemes } from './clean-text';

export type Measure = (text: string) => Promise<number>;

async function longestStart(text: string, fits: (start: string) => Promise<boolean>) {
  const letters = splitGraphemes(text);
  let [low, high] = [1, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await fits(letters.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return [letters.slice(0, low).join(''), letters.slice(low).join('')] as const;
}

/** Breaks text into lines of at most `width`; text that does not fit into `maxLines` ends in an ellipsis. */
export async function wrapText(
  text: string,
  { width, maxLines, measure }: { width: number; maxLines: number; measure: Measure },
): Promise<string[]> {
  const fits = async (line: string) => (await measure(line)) <= width;
  const waiting = text.split(' ').filter(Boolean);
  const lines: string[] = [];
  let line = '';
  let word = waiting.shift();
  while (word !== undefined && lines.length < maxLines) {
    const longer = line ? `${line} ${word}` : word;
    if (await fits(longer)) {
      line = longer;
      word = waiting.shift();
    } else if (line) {
      lines.push(line);
      line = '';
    } else {
      const [start, rest] = await longestStart(word, fits);
      lines.push(start);
      word = rest || waiting.shift();
    }
  }
  if (line && lines.length < maxLines) lines.push(line);
  const last = lines.at(-1);
  if (word === undefined || last === undefined) return lines;
  const [shortened] = await longestStart(last, (start) => fits(`${start.trimEnd()}…`));
  return [...lines.slice(0, -1), `${shortened.trimEnd().replace(/[،,:؛–-]+$/, '')}…`];
}
