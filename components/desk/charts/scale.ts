/** The range of an axis, from its lowest to its highest line, and the lines in between. */
export type Scale = { from: number; to: number; ticks: number[] };

const steps = [1, 2, 2.5, 5, 10];

/**
 * A scale of round numbers that includes zero, with at most `most` + 2 lines. `least` is the finest step, e.g.
 * 1 for counts.
 */
export function scaleOf(values: readonly number[], { most = 4, least = 1 } = {}): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = Math.max(high - low, least);
  const rough = Math.max(span / most, least);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    (steps.find((one) => one * power >= rough && isWhole(one * power, least)) ?? 10) * power;
  const from = Math.floor(low / step) * step;
  const to = Math.max(Math.ceil(high / step) * step, from + step);
  const count = Math.round((to - from) / step);
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, at) => from + at * step) };
}

const isWhole = (step: number, least: number) => step % least === 0;
