/**
 * One line of a log: JSON for programs that collect logs, else a sentence for a terminal. `facts` must not contain
 * anything of a visitor.
 * @typedef {{ level: 'info' | 'warn' | 'error', event: string, trace_id?: string | undefined }} Told
 * @param {Told & Record<string, string | number | boolean | null | undefined>} facts
 * @param {boolean} isJson
 */
export function logLine(facts, isJson) {
  if (isJson) return JSON.stringify({ time: new Date().toISOString(), ...facts });
  const { level: _, event, trace_id: trace, ...rest } = facts;
  const told = Object.entries(rest)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name} ${value}`);
  return `${event}: ${told.join(', ')}${trace ? ` (trace ${trace})` : ''}`;
}

/**
 * `LOG_FORMAT` decides (`json` or `text`); without it, JSON where nobody reads along.
 * @param {string | undefined} wanted
 * @param {boolean} isWatched
 */
export const isJsonLog = (wanted, isWatched) =>
  wanted === 'json' || (wanted !== 'text' && !isWatched);
