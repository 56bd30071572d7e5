/**
 * Lite logs every rejected query with its stack and parameters, which contain shoppers' data. This shortens it to one
 * line without parameters.
 */
export function shortenDatabaseErrors(): void {
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => print(...parts.map(shortened));
}

function shortened(part: unknown): unknown {
  if (!(part instanceof Error) || !('severity' in part)) return part;
  return `Database: ${part.message} (${'code' in part ? String(part.code) : 'no code'})`;
}
