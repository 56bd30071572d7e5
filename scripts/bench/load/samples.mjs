import { percentile } from './statistics.mjs';

/** A server's own failure, or no response. A refusal (4xx) is a response, not a failure. */
export const isFailure = ({ status }) => status === 0 || status >= 500;

/**
 * Collects requests. `figures()`: by kind and for `all`, how many there were, how many failed, and times in
 * milliseconds.
 */
export function collectSamples() {
  const samples = [];
  const figuresOf = (chosen) => {
    const times = chosen.map(({ ms }) => ms);
    return {
      count: chosen.length,
      failed: chosen.filter(isFailure).length,
      p50: percentile(times, 0.5) ?? 0,
      p95: percentile(times, 0.95) ?? 0,
    };
  };
  return {
    keep: (sample) => void samples.push(sample),
    failures: () => samples.filter(isFailure),
    refusals: () => samples.filter(({ status }) => status >= 400 && status < 500),
    figures: () => {
      const kinds = [...new Set(samples.map(({ kind }) => kind))].sort();
      const byKind = kinds.map((kind) => [
        kind,
        figuresOf(samples.filter((sample) => sample.kind === kind)),
      ]);
      return { all: figuresOf(samples), ...Object.fromEntries(byKind) };
    },
  };
}
