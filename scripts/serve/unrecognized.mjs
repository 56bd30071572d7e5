import { metrics } from '@opentelemetry/api';
import { instrumentOf } from '../../supabase/functions/_shared/contracts/metrics.mjs';
import { isJsonLog, logLine } from '../../supabase/functions/_shared/contracts/log-line.mjs';

const name = 'shop.output.unrecognized';
const mostLetters = 80;

/** @param {string} line */
function writeLine(line) {
  console.error(line);
}

/**
 * Reports what a layer of this folder does not recognize in the output of Next.js and therefore leaves as it is. Every
 * time is counted; the first time of each `part` is logged, with the beginning of `text`, which must not contain
 * anything of a visitor.
 * @param {{ env?: Record<string, string | undefined>, write?: (line: string) => void }} [options]
 */
export function unrecognizedOutput({ env = process.env, write = writeLine } = {}) {
  const logged = new Set();
  const isJson = isJsonLog(env.LOG_FORMAT, process.stderr.isTTY);
  return (/** @type {string} */ part, text = '') => {
    metrics.getMeter('shop').createCounter(name, instrumentOf(name)).add(1, { part });
    if (logged.has(part)) return;
    logged.add(part);
    const beginning = JSON.stringify(text.slice(0, mostLetters));
    write(
      logLine({ level: 'warn', event: 'output not recognized', part, text: beginning }, isJson),
    );
  };
}

/** For modules that Next.js loads. */
export const reportUnrecognized = unrecognizedOutput();
