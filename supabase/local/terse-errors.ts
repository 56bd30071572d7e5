/**
 * Lite prints every refused query with its stack and its parameters, which are shoppers' words. One line is enough, and
 * parameters do not belong in a terminal.
 */
export function shortenDatabaseErrors(): void {
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => print(...parts.map(shortened));
}

function shortened(part: unknown): unknown {
  if (!(part instanceof Error) || !('severity' in part)) return part;
  return `Database: ${part.message} (${'code' in part ? String(part.code) : 'no code'})`;
}
