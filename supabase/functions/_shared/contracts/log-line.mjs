/**
 * One line of a log: JSON for programs that collect logs, else a sentence for a terminal. `facts` must not contain
 * anything of a visitor.
 * @typedef {{ level: 'info' | 'warn' | 'error', event: string, trace_id?: string | undefined }} LogLine
 * @param {LogLine & Record<string, string | number | boolean | null | undefined>} facts
 * @param {boolean} isJson
 */
export function logLine(facts, isJson) {
  if (isJson) return JSON.stringify({ time: new Date().toISOString(), ...facts });
  const { level: _, event, trace_id: trace, ...rest } = facts;
  const details = Object.entries(rest)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name} ${value}`);
  return `${event}: ${details.join(', ')}${trace ? ` (trace ${trace})` : ''}`;
}

/**
 * `LOG_FORMAT` decides (`json` or `text`); without it, JSON unless the output is a terminal.
 * @param {string | undefined} wanted
 * @param {boolean} isWatched
 */
export const isJsonLog = (wanted, isWatched) =>
  wanted === 'json' || (wanted !== 'text' && !isWatched);
